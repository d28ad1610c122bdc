import { useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

/**
 * The key that makes a repeated payment request the same payment. It stays until the server has
 * given an answer of its own: after a lost connection nobody knows whether the first try arrived, so
 * the second must be recognisable as the same one.
 */
export function usePressKey() {
  const key = useRef<string>(null);
  return async function withKey<T>(send: (key: string) => Promise<T>): Promise<T> {
    key.current ??= crypto.randomUUID();
    try {
      const answer = await send(key.current);
      key.current = null;
      return answer;
    } catch (error) {
      if (isAnswer(error)) key.current = null;
      throw error;
    }
  };
}

function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
