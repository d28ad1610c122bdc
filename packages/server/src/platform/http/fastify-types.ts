import type { Access } from '@tandem/contract/operation';
import type { Authorized } from './authorize.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it fails the access test. */
    access?: Access;
  }
  interface FastifyRequest {
    authorized: Authorized;
  }
}
