import type { Access } from '@tandem/contract/operation';
import type { Authorized } from './authorize.ts';
import type { ServedRoute } from './require-access-declarations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it is refused at start. */
    access?: Access;
  }
  interface FastifyInstance {
    /** The address people use; cookies are named and secured by it. */
    publicUrl: string;
    /** Every route served, in the order of registration. */
    servedRoutes(): ServedRoute[];
  }
  interface FastifyReply {
    /** What the style elements of this page must carry; asking for it allows them. */
    readonly cspNonce: { style: string };
  }
  interface FastifyRequest {
    authorized: Authorized;
  }
}
