// Editing a series: one message at a time, and deleting follow-ups.

// Only one message of a series is in edit mode at a time; opening one closes the others, and adding
// a follow-up opens the new one (signup-forms §4). Messages are told apart by their place, since a
// new one has no id yet.
export function editOneMessage<T extends { isEditing: boolean }>(
  messages: readonly T[],
  index: number | null,
): T[] {
  return messages.map((message, place) => ({ ...message, isEditing: place === index }));
}

export function addEditedMessage<T extends { isEditing: boolean }>(
  messages: readonly T[],
  added: T,
): T[] {
  return editOneMessage([...messages, added], messages.length);
}

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
