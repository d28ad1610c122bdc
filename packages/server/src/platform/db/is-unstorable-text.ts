/** What PostgreSQL says about the character U+0000, in a text and inside JSON. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Whether a statement failed because of a character that no text in the database can hold. */
export function isUnstorableText(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && UNSTORABLE.has(code);
}
