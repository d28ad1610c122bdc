import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Caller, Identify } from '../http/caller.ts';
import { readId } from '../http/read-id.ts';
import { sessionTokenFrom } from '../http/session-cookie.ts';

const PATH = '/ws2';

/**
 * Whoever asks for a socket: the caller, or the HTTP status to refuse with. Pages of other sites
 * are turned away by their Origin, since a browser sends our cookie along with their upgrade
 * request too.
 */
export async function admitSocket(
  request: IncomingMessage,
  { identify, publicUrl }: { identify: Identify; publicUrl: string },
): Promise<Caller | number> {
  const url = URL.parse(request.url ?? '/', 'http://socket');
  if (url === null) return 400;
  if (url.pathname !== PATH) return 404;
  if (!isOwnOrigin(request, publicUrl)) return 403;
  const impersonating = url.searchParams.get('impersonating');
  const impersonatedUserId = impersonating === null ? undefined : readId(impersonating);
  if (impersonating !== null && impersonatedUserId === undefined) return 400;
  const token = sessionTokenFrom(request.headers.cookie, publicUrl);
  // A socket stays open for hours on what is found now.
  const asking = identify({ token, impersonatedUserId }, { lookAgain: true });
  const caller = await asking.catch((error) => {
    if (typeof error.status === 'number') return error.status as number;
    throw error;
  });
  return caller ?? 401;
}

export function refuseSocket(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Programs send no Origin; browsers always do, and it must be the address they were served from. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}
