// The three states of anything a screen loads: loading, loaded, failed (platform §4, for campaigns,
// conversations, notifications and brand alike). Loading again, and failing to, keep what was shown
// before, so a screen never empties because of a lost connection.

export type LoadState<T> = {
  status: 'loading' | 'loaded' | 'failed';
  /** Null until the first load succeeds. */
  data: T | null;
};

export type LoadAction<T> = { type: 'loading' } | { type: 'loaded'; data: T } | { type: 'failed' };

export function reduceLoad<T>(state: LoadState<T>, action: LoadAction<T>): LoadState<T> {
  return { status: action.type, data: action.type === 'loaded' ? action.data : state.data };
}

export const INITIAL_LOAD: LoadState<never> = { status: 'loading', data: null };
