import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signRequest, type UnsignedRequest } from '../s3/sign-request.ts';

export interface BucketRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface BucketAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export const BUCKET_SETTINGS = {
  bucket: 'tandem-files',
  region: 'eu-central-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};

/**
 * A bucket on this machine that answers as S3 does: it checks each signature against what really
 * arrived, and the body against its hashes. `answerWith` lets a test say something else first.
 */
export class BucketServer {
  readonly seen: BucketRequest[] = [];
  /** Answers for the next requests; `hang` never answers, `cut` ends in the middle. */
  readonly answers: (BucketAnswer | 'hang' | 'cut')[] = [];
  readonly files = new Map<string, Buffer>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<BucketServer> {
    const server = createServer();
    const bucket = new BucketServer(server);
    server.on('request', async (incoming, outgoing) => {
      const request = await read(incoming);
      bucket.seen.push(request);
      const answer = bucket.answers.shift() ?? bucket.#answer(request);
      if (answer === 'hang') return;
      if (answer === 'cut') {
        outgoing.writeHead(200, { 'content-length': '1000' }).write('half of it');
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return bucket;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get settings() {
    return { ...BUCKET_SETTINGS, endpoint: this.url, pathStyle: true };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #answer(request: BucketRequest): BucketAnswer {
    const problem = signatureProblem(request);
    if (problem) return s3Error(403, problem);
    const prefix = `/${BUCKET_SETTINGS.bucket}/`;
    if (!request.path.startsWith(prefix)) return s3Error(404, 'NoSuchBucket');
    const key = decodeURIComponent(request.path.slice(prefix.length));
    if (request.method === 'PUT') {
      this.files.set(key, request.body);
      return { status: 200, headers: { etag: '"b54357faf0632cce46e942fa68356b38"' } };
    }
    if (request.method === 'DELETE') {
      this.files.delete(key);
      return { status: 204 };
    }
    const body = this.files.get(key);
    return body ? { status: 200, body } : s3Error(404, 'NoSuchKey');
  }
}

/** As S3 writes its refusals. */
export function s3Error(status: number, code: string): BucketAnswer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>In words.</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
  };
}

async function read(incoming: IncomingMessage): Promise<BucketRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}

/** Signs what arrived once more, from its own bytes and moment, and compares. */
function signatureProblem({ method, path, headers, body }: BucketRequest): string | undefined {
  const { authorization = '', 'x-amz-date': moment = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const arrived = names
    .filter((name) => !['host', 'x-amz-date', 'x-amz-content-sha256'].includes(name))
    .map((name) => [name, headers[name] ?? '']);
  const now = new Date(
    moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (Number.isNaN(now.getTime())) return 'AccessDenied';
  const signed = signRequest(
    {
      method: method as UnsignedRequest['method'],
      url: new URL(path, `http://${headers.host}`),
      headers: Object.fromEntries(arrived),
      body,
    },
    BUCKET_SETTINGS,
    now,
  );
  if (signed['x-amz-content-sha256'] !== headers['x-amz-content-sha256']) {
    return 'XAmzContentSHA256Mismatch';
  }
  return signed.authorization === authorization ? undefined : 'SignatureDoesNotMatch';
}
