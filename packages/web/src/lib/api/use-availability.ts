import { useDebouncedValue } from '@mantine/hooks';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import type { FieldError } from '@tandem/domain/validation/validator';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * Asks, a moment after the last key, whether somebody already has a value. `lookUp` succeeds for a
 * free value. Only the look-up's plain "taken" blocks: when it could not be answered at all, the
 * server decides on submit, because telling people that their own name is taken while they are
 * offline helps nobody.
 */
export function useAvailability(question: Question) {
  const { value, isWorthAsking, lookUp, takenMessage, isOff = false } = question;
  const wanted = value.trim();
  const [settled] = useDebouncedValue(wanted, DEBOUNCE_MS.input);
  const isSettled = settled === wanted;
  const { data, isFetching } = useQuery({
    queryKey: ['availability', lookUp.name, settled],
    queryFn: ({ signal }) => ask(lookUp, settled, signal),
    enabled: !isOff && isSettled && isWorthAsking(settled),
    retry: false,
  });
  const answer = isSettled && isWorthAsking(wanted) ? data : undefined;
  const taken = answer === 'taken' ? takenMessage(wanted) : undefined;
  return {
    isChecking: !isOff && isWorthAsking(wanted) && (isFetching || !isSettled),
    isFree: answer === 'free',
    /** Shown at once, while the person still types. */
    error: taken,
    /** Keeps the form from being sent. */
    validator: (): FieldError | undefined =>
      taken === undefined ? undefined : { message: taken, blocking: true },
  };
}

interface Question {
  value: string;
  /** Half an address need not be looked up. */
  isWorthAsking: (value: string) => boolean;
  /** A named function: its name is part of the cache key. */
  lookUp: (value: string, signal: AbortSignal) => Promise<unknown>;
  takenMessage: (value: string) => string;
  /** While the form is being sent: what it just took would be found taken. */
  isOff?: boolean;
}

async function ask(lookUp: Question['lookUp'], value: string, signal: AbortSignal) {
  try {
    await lookUp(value, signal);
    return 'free';
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'taken';
    throw error;
  }
}
