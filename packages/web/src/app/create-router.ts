import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { APP_BASE } from '../lib/app-base.ts';
import { routes } from './routes.tsx';

export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter(routes(queryClient), { basename: APP_BASE });
}
