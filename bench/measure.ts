import autocannon from 'autocannon';

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Makes the body of the n-th request. */
  body?: (n: number) => string;
}

const CONNECTIONS = 16;
const SECONDS = 2;

/** Requests per second that a server answers with 2xx under a short, bounded load. */
export async function requestsPerSecond(load: Load): Promise<number> {
  let n = 0;
  const result = await autocannon({
    url: load.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: load.method ?? 'GET',
        headers: load.headers ?? {},
        ...(load.body ? { setupRequest: withBody(load.body) } : {}),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return result.requests.average;

  function withBody(body: (n: number) => string) {
    return (request: autocannon.Request) => ({ ...request, body: body(n++) });
  }
}
