import { describe, expect, it } from 'vitest';
import { requestTarget } from './request-target.ts';

describe('requestTarget', () => {
  it('fills and escapes the parameters of the path', () => {
    expect(
      requestTarget('POST /admin/failed-jobs/:queue/:id/retry', {
        params: { queue: 'a/b', id: 7 },
      }),
    ).toEqual({ method: 'POST', url: '/admin/failed-jobs/a%2Fb/7/retry' });
  });

  it('adds the query without what is not set', () => {
    const query = { from: '2026-01-01', to: undefined, tag: ['a b', 'c'] };
    expect(requestTarget('GET /things', { query }).url).toBe(
      '/things?from=2026-01-01&tag=a+b&tag=c',
    );
  });

  it('refuses to call a path with a hole in it', () => {
    expect(() => requestTarget('GET /brands/:id', {})).toThrow('params.id');
  });
});
