import classes from './test-card-help.module.css';

/** The local gateway's cards. Only its own form shows them, so no customer ever reads this. */
export function TestCardHelp({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <div className={classes.help}>
      <p className={classes.title} id="test-cards">
        No real money moves here. Fill in a test card:
      </p>
      <ul className={classes.cards} aria-labelledby="test-cards">
        {TEST_CARDS.map(({ number, does }) => (
          <li key={number}>
            <button type="button" className={classes.card} onClick={() => onChoose(number)}>
              <span className={classes.number}>•••• {number.slice(-4)}</span>
              <span>{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const TEST_CARDS = [
  { number: '4242424242424242', does: 'Pays' },
  { number: '4000000000000002', does: 'Is declined' },
  { number: '4000002500003155', does: 'Asks you to confirm' },
  { number: '4000000000000341', does: 'Pays now, fails at renewal' },
];
