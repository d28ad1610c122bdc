/** Somebody who talks to the product without a browser: signed in, with cookies of their own. */
export interface ApiCaller {
  call<Answer>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; answer: Answer }>;
}

export async function signInToApi(url: string, email: string): Promise<ApiCaller> {
  let cookie = '';
  const call: ApiCaller['call'] = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Requested-With': 'fetch',
        cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie ||= response.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const text = await response.text();
    return { status: response.status, answer: text === '' ? null : JSON.parse(text) };
  };
  const { status } = await call('POST', '/login', { email, password: 'Tandem!2026' });
  if (status >= 300) throw new Error(`${email} could not sign in (${status})`);
  return { call };
}
