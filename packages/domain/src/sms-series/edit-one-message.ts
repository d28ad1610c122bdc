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
