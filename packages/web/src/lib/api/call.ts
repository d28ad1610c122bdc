import type { Answer, CallInput, OperationName } from '@tandem/contract/contract';
import { activeBrandId } from '../session/active-brand.ts';
import { answerError, networkError } from './api-error.ts';
import { leaveImpersonation } from './impersonation-over.ts';
import { untilNotHeld, untilPageStays } from './leave-page.ts';
import { requestTarget } from './request-target.ts';
import { samePress } from './same-press.ts';
import { ownHeaders, sessionHeaders } from './session-headers.ts';
import { goToSignIn, leadsToSignIn } from './sign-in-redirect.ts';

/**
 * Calls an operation of the API by its name in the contract: `call('POST /login', { body })`.
 * A `FormData` body is sent as it is, for uploads. A change that is pressed twice is sent once.
 * Throws an `ApiError` on anything but a success.
 */
export async function call<N extends OperationName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<Answer<N>> {
  const { body, signal, headers, ...parts } = (input ?? {}) as AnyInput;
  const { method, url } = requestTarget(name, parts);
  const encoded = encodeBody(body);
  const init = { method, signal, ...encoded, headers: { ...encoded.headers, ...headers } };
  // A file says nothing of itself here, and who may cancel a call must not cancel somebody else's.
  if (method === 'GET' || body instanceof FormData || signal) return ask(url, init);
  const what = `${method} ${url} ${activeBrandId()} ${init.body ?? ''}`;
  return oncePerPress(what, (key) =>
    ask<N>(url, { ...init, headers: { ...init.headers, 'Idempotency-Key': key } }),
  );
}

const oncePerPress = samePress();

/** In one's own name, whomever one acts as. */
export function callInOwnName<N extends OperationName>(
  name: N,
  ...[input]: CallArguments<N>
): Promise<Answer<N>> {
  const { body, signal, ...parts } = (input ?? {}) as AnyInput;
  const { method, url } = requestTarget(name, parts);
  return ask(url, { method, signal, ...encodeBody(body) }, ownHeaders);
}

async function ask<N extends OperationName>(
  url: string,
  init: RequestInit,
  headersOf = sessionHeaders,
): Promise<Answer<N>> {
  if (headersOf === sessionHeaders) await untilNotHeld();
  await untilPageStays();
  const response = await send(url, { ...init, headers: { ...headersOf(), ...init.headers } });
  const answer = await readJson(response);
  if (response.ok) return answer as Answer<N>;
  const error = answerError(response.status, answer);
  if (!leaveImpersonation(error) && leadsToSignIn(error)) goToSignIn();
  throw error;
}

type CallArguments<N extends OperationName> = keyof CallInput<N> extends never
  ? [input?: CallOptions]
  : [input: CallInput<N> & CallOptions];

type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
} & CallOptions;

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'same-origin' });
  } catch (error) {
    // A cancelled call is no failure; whoever cancelled it expects this very error.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError(error);
  }
}

function encodeBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

/** An empty or foreign body reads as null; the status already says whether that is a problem. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw networkError(error);
  });
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
