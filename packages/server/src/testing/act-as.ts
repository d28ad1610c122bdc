import type { TestApp } from './test-app.ts';

/** Begins to act as somebody in this session; calls with `impersonating` then hold. */
export async function actAs(app: TestApp, cookie: string, userId: number): Promise<void> {
  const body = { userId, reason: 'Ticket 7: cannot find their invoice' };
  const { status } = await app.call('POST /admin/impersonations', { cookie, body });
  if (status !== 200) throw new Error(`could not act as ${userId}: ${status}`);
}
