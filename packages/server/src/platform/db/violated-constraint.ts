const UNIQUE_VIOLATION = '23505';

/**
 * Name of the unique constraint that a failed statement ran into, if that is why it failed. Two
 * requests can both find a value free; the constraint decides, and the loser's error becomes an
 * answer with this.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
}
