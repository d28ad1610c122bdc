import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** What is being fetched: a query's answer has this shape. */
export type Loading<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  /** `paused` means that there is no network to ask. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

type LoadedProps<T> = {
  query: Loading<T>;
  /** Stands in until something is there, in the shape of what comes. */
  skeleton: ReactNode;
  /** Stands in for a list without entries. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * The one way to show what is fetched: a skeleton, what went wrong with another try, or the data. What
 * is there stays when a later fetch fails.
 */
export function Loaded<T>({ query, skeleton, empty, children }: LoadedProps<T>) {
  const { data, error, isFetching, fetchStatus, refetch } = query;
  if (data !== undefined) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return isEmpty && empty !== undefined ? empty : children(data);
  }
  if (fetchStatus === 'paused') {
    return <ErrorState title="You are offline" error={WAITING} />;
  }
  if (!error) return skeleton;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

const WAITING = new Error('This loads by itself once you are connected again.');

/** Two that are shown together: both must be there, and both are tried again. */
export function together<A, B>(a: Loading<A>, b: Loading<B>): Loading<[A, B]> {
  const isThere = a.data !== undefined && b.data !== undefined;
  return {
    data: isThere ? [a.data as A, b.data as B] : undefined,
    error: a.error ?? b.error,
    isFetching: a.isFetching || b.isFetching,
    fetchStatus: a.fetchStatus === 'idle' ? b.fetchStatus : a.fetchStatus,
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  };
}
