import type { Access } from '@tandem/contract/operation';
import type { FastifyInstance, RouteOptions } from 'fastify';

export interface ServedRoute {
  method: string;
  url: string;
  access: Access | undefined;
}

/** Nothing is served by accident: a route that does not say who may call it stops the start. */
export function requireAccessDeclarations(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('servedRoutes', () =>
    routes.flatMap(({ method, url, config }) =>
      [method].flat().map((one) => ({ method: one, url, access: config?.access })),
    ),
  );
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  // Checked when all are in: a plugin's routes get their declaration from the scope around it.
  app.addHook('onReady', async () => {
    const silent = app.servedRoutes().find(({ access }) => !access);
    if (silent) throw new Error(`${silent.method} ${silent.url} does not say who may call it`);
  });
}
