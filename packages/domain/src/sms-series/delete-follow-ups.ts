// Follow-ups build on one another, so deleting one deletes all later ones with it (signup-forms
// §4). Only what was ever saved needs to be deleted on the server; the question asked beforehand
// is in the plural when more than one goes.

export function deleteFollowUps<T>(followUps: readonly T[], index: number): DeletedFollowUps<T> {
  const from = Math.max(0, index);
  return { kept: followUps.slice(0, from), deleted: followUps.slice(from) };
}

export type DeletedFollowUps<T> = { kept: T[]; deleted: T[] };

export function deleteFollowUpsQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this follow-up?'
    : `Are you sure you want to delete these ${count} follow-ups?`;
}
