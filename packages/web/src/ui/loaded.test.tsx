import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Loaded, type Loading, together } from './loaded.tsx';

const pending: Loading<string[]> = {
  data: undefined,
  error: null,
  isFetching: true,
  fetchStatus: 'fetching',
  refetch: () => {},
};
const failed = { ...pending, error: new Error('The server is asleep'), isFetching: false };
const lost = { ...failed, fetchStatus: 'paused' as const };

function List({ query }: { query: Loading<string[]> }) {
  return (
    <Loaded query={query} skeleton={<p>Grey bars</p>} empty={<p>Nobody here</p>}>
      {(names) => <p>{names.join(' and ')}</p>}
    </Loaded>
  );
}

describe('Loaded', () => {
  it.each<[string, Loading<string[]>, string]>([
    ['a skeleton until something is there', pending, 'Grey bars'],
    ['what is there', { ...pending, data: ['Ann', 'Ben'] }, 'Ann and Ben'],
    ['what is there although a later fetch failed', { ...failed, data: ['Ann'] }, 'Ann'],
    ['that a list is empty', { ...pending, data: [] }, 'Nobody here'],
    ['what went wrong', failed, 'The server is asleep'],
    ['that there is no network, instead of waiting forever', lost, 'You are offline'],
  ])('shows %s', async (_name, query, words) => {
    await show(<List query={query} />);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('tries again when asked to', async () => {
    const refetch = vi.fn();
    await show(<List query={{ ...failed, refetch }} />);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe('together', () => {
  const there = { ...pending, data: ['Ann'], isFetching: false, fetchStatus: 'idle' as const };

  it('is there when both are', () => {
    expect(together(there, pending).data).toBeUndefined();
    expect(together(there, there).data).toEqual([['Ann'], ['Ann']]);
  });

  it('fails with either and waits with either', () => {
    expect(together(there, failed).error).toBe(failed.error);
    expect(together(there, lost).fetchStatus).toBe('paused');
    expect(together(there, pending).isFetching).toBe(true);
  });
});
