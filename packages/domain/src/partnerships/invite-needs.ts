// What home asks of a brand about partners: to answer those who asked. Up to `MANY` are counted; nobody
// needs to know how many more there are.

export const MANY = 100;

export function unansweredNeed({ count, partner }: { count: number; partner: string }) {
  const isOne = count === 1;
  const number = count >= MANY ? `${MANY} or more` : String(count);
  return {
    key: 'unanswered',
    subject: 'invitations',
    title: isOne ? `${partner} waits for your answer` : `${number} brands wait for your answer`,
    text: isOne
      ? 'They would like to run a sweepstakes with you.'
      : `${partner} and others would like to run a sweepstakes with you.`,
    isUrgent: true,
  };
}
