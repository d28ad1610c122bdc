import { createMemoryRouter, redirect } from 'react-router';
import { expect, it } from 'vitest';
import { recordPageViews } from './record-page-views.ts';

const routes = [
  { path: '/', loader: () => redirect('/login') },
  { path: '/login', loader: () => null },
  { path: '/search', loader: () => null },
];

it('sees each page that came to stand, once, and none that only sent people on', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  const seen: string[] = [];
  recordPageViews(router, () => seen.push(router.state.location.pathname));
  await expect.poll(() => seen).toEqual(['/login']);
  await router.navigate('/search?q=fashion');
  await router.navigate('/search?q=food');
  await router.navigate('/');
  expect(seen).toEqual(['/login', '/search', '/login']);
  router.dispose();
});
