type Question = { text: string; name?: string };

/** Lists of different lengths make different texts; what is asked most often is asked first. */
const MOST_NAMED = 500;
const names = new Map<string, string>();

/**
 * Gives a statement with parameters a name, so that each connection parses and plans it once and not
 * with every call. The text decides: the same words are the same statement on all connections.
 */
export function nameStatement(question: unknown[]): [string, ...unknown[]] {
  const [statement, ...rest] = question as [string | Question, ...unknown[]];
  if (typeof statement === 'string' || statement.name) return question as [string];
  const name = names.get(statement.text) ?? newName(statement.text);
  return [(name ? { ...statement, name } : statement) as unknown as string, ...rest];
}

function newName(text: string): string | undefined {
  if (names.size >= MOST_NAMED) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
