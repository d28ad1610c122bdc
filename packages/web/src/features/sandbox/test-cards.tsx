import { Panel } from '../../ui/panel.tsx';
import classes from './test-cards.module.css';

const CARDS = [
  { number: '4242 4242 4242 4242', does: 'Succeeds' },
  { number: '4000 0000 0000 0002', does: 'Is declined' },
  { number: '4000 0025 0000 3155', does: 'Needs another step' },
];

export function TestCards() {
  return (
    <Panel title="Test cards">
      <dl className={classes.cards}>
        {CARDS.map((card) => (
          <div key={card.number} className={classes.card}>
            <dt className={classes.number}>{card.number}</dt>
            <dd className={classes.does}>{card.does}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>Any other number succeeds. Use any date in the future.</p>
    </Panel>
  );
}
