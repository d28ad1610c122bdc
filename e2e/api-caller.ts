import type { Answer, CallInput, OperationName } from '@tandem/contract/contract';
import { aloneAddress } from './alone-address.ts';
import type { Person } from './person.ts';

/** Somebody who talks to the product without a browser, with cookies and an address of their own. */
export interface ApiCaller {
  /** Fails on every answer but a success. */
  call<N extends OperationName>(name: N, input?: CallInput<N>): Promise<Answer<N>>;
}

export function newApiCaller(url: string): ApiCaller {
  const cookies = new Map<string, string>();
  const address = aloneAddress();
  return {
    async call(name, input) {
      const { params, query, body } = (input ?? {}) as Parts;
      const [method = '', path = ''] = name.split(' ');
      const filled = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params?.[key])));
      const asked = query ? `?${new URLSearchParams(query)}` : '';
      const response = await fetch(`${url}${filled}${asked}`, {
        method,
        headers: {
          'X-Requested-With': 'fetch',
          'X-Forwarded-For': address,
          cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [key = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
        cookies.set(key, value);
      }
      const text = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
  };
}

export async function signInToApi(url: string, person: Person): Promise<ApiCaller> {
  const caller = newApiCaller(url);
  await caller.call('POST /login', { body: { email: person.email, password: person.password } });
  return caller;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
}
