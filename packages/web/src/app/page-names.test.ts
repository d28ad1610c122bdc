import { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';
import { slots } from './slots.ts';

const pages = routes(new QueryClient());
const places = [...slots('settings.place'), ...slots('sms.place'), ...slots('admin.tab')];

it.each(places)('calls the page $to "$label" as the menu does', ({ label, to }) => {
  const titles = matchRoutes(pages, to)?.map(({ route }) => route.handle?.title);
  expect(titles?.findLast(Boolean)).toBe(label);
});
