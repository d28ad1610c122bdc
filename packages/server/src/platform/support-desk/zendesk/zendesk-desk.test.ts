import { afterEach, describe, expect, it } from 'vitest';
import {
  type AnswerWith,
  findDescription,
  serveDescribed,
} from '../../../testing/described-api.ts';
import { DeskBusy } from '../support-desk.ts';
import { zendeskDesk } from './zendesk-desk.ts';

const description = findDescription('zendesk');

type Served = Awaited<ReturnType<typeof serveDescribed>>;
let served: Served | undefined;
afterEach(async () => {
  await served?.stop();
  served = undefined;
});

const CREATE = 'POST /api/v2/tickets';
// Documented by Zendesk ("Lists tickets by external id"), but cut from the shortened description.
const FIND = 'GET /api/v2/tickets';

const ticket = {
  reference: 'tandem.example-7-1770000000000',
  kind: 'contact' as const,
  requester: { name: 'Juniper Tea', email: 'hello@juniper.example' },
  subject: 'Invoices',
  message: 'Where do I find them?',
  brandId: 12,
};

/** The adapter talking to a stand-in that knows no ticket and makes number 35436. */
async function withZendesk(answers: Record<string, ReturnType<AnswerWith>> = {}) {
  if (!description) throw new Error('no description');
  const usual: Record<string, ReturnType<AnswerWith>> = {
    [FIND]: { body: { tickets: [], count: 0 } },
    [CREATE]: { status: 201, body: { ticket: { id: 35436, requester_id: 20978392 } } },
  };
  const answer: AnswerWith = ({ operation }) =>
    answers[operation] ?? usual[operation] ?? { status: 404, body: { error: 'RecordNotFound' } };
  served = await serveDescribed(description, answer, { operations: [FIND] });
  const { url, seen, problems } = served;
  const settings = { baseUrl: url, email: 'desk@tandem.example', apiToken: 'secret-token' };
  const sent = (operation: string) => seen.filter((one) => one.operation === operation);
  return { desk: zendeskDesk(settings), sent, problems, url };
}

// A plain clone of the product has no vendor descriptions: then this says so and skips.
describe.skipIf(!description)('against the description of Zendesk', () => {
  it('makes a ticket in the name of who asked, and tells its number', async () => {
    const { desk, sent, problems } = await withZendesk();
    expect(await desk.handOver(ticket)).toBe('35436');
    const [request] = sent(CREATE);
    expect(request?.body).toEqual({
      ticket: {
        external_id: ticket.reference,
        requester: ticket.requester,
        subject: 'Invoices',
        comment: { body: 'Where do I find them?' },
        tags: ['tandem', 'contact', 'brand-12'],
      },
    });
    const basic = Buffer.from('desk@tandem.example/token:secret-token').toString('base64');
    expect(request?.headers).toMatchObject({
      authorization: `Basic ${basic}`,
      'content-type': 'application/json',
      'idempotency-key': ticket.reference,
    });
    expect(problems).toEqual([]);
  });

  it('says nothing about a brand for somebody who has none', async () => {
    const { desk, sent } = await withZendesk();
    await desk.handOver({ ...ticket, kind: 'integration', brandId: null });
    expect(sent(CREATE)[0]?.body).toMatchObject({ ticket: { tags: ['tandem', 'integration'] } });
  });

  it('finds the ticket of an earlier try instead of making another', async () => {
    const { desk, sent } = await withZendesk({
      [FIND]: { body: { tickets: [{ id: 35001 }], count: 1 } },
    });
    expect(await desk.handOver(ticket)).toBe('35001');
    expect(sent(FIND)[0]?.query).toEqual({ external_id: ticket.reference });
    expect(sent(CREATE)).toEqual([]);
  });

  it.each([
    ['93', 93],
    ['86400', 3600],
    ['soon', 60],
    [undefined, 60],
  ])('waits as long as Zendesk asks with Retry-After %s', async (header, seconds) => {
    const { desk, problems } = await withZendesk({
      [CREATE]: {
        status: 429,
        body: 'Too Many Requests',
        ...(header ? { headers: { 'retry-after': header } } : {}),
      },
    });
    const failure = await desk.handOver(ticket).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeskBusy);
    expect(failure).toMatchObject({ retryAfterSeconds: seconds });
    expect(problems).toEqual([]);
  });

  it('names the settings to check when Zendesk does not know us', async () => {
    const { desk, problems } = await withZendesk({
      [FIND]: { status: 401, body: { error: "Couldn't authenticate you" } },
    });
    await expect(desk.handOver(ticket)).rejects.toThrow(
      'Zendesk refused our credentials (401): check ZENDESK_EMAIL and ZENDESK_API_TOKEN',
    );
    expect(problems).toEqual([]);
  });

  it('tells which field Zendesk refused, and nothing of what was written', async () => {
    const { desk, problems } = await withZendesk({
      [CREATE]: {
        status: 422,
        body: {
          error: 'RecordInvalid',
          description: 'Record validation errors',
          details: {
            requester: [
              { error: 'InvalidFormat', description: 'Email: hello@juniper.example is not valid' },
            ],
          },
        },
      },
    });
    const failure = await desk.handOver(ticket).catch((error: unknown) => error);
    expect(String(failure)).toBe(
      'Error: Zendesk did not take the ticket (422 RecordInvalid): requester InvalidFormat',
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['an answer that is no JSON', { status: 502, body: '<html>' }, /\(502\)$/],
    ['an answer of another kind', { status: 201, body: { request: { id: 1 } } }, /ticket/],
  ])('fails on %s', async (_word, answer, message) => {
    const { desk } = await withZendesk({ [CREATE]: answer });
    await expect(desk.handOver(ticket)).rejects.toThrow(message);
  });

  it('fails when nobody answers', async () => {
    const { desk } = await withZendesk();
    await served?.stop();
    served = undefined;
    await expect(desk.handOver(ticket)).rejects.toThrow();
  });

  it('knows where its agents read a ticket', async () => {
    const { desk, url } = await withZendesk();
    expect(desk.urlOf('35436')).toBe(`${url}/agent/tickets/35436`);
  });

  it('would notice a request that Zendesk does not describe', async () => {
    const { problems, url } = await withZendesk();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ticket: { subject: 5, tags: 'one' } });
    await fetch(`${url}/api/v2/tickets`, { method: 'POST', headers, body });
    await fetch(`${url}/api/v2/nothing`);
    expect(problems).toEqual([
      'POST /api/v2/tickets: body.ticket.comment: is missing',
      'POST /api/v2/tickets: body.ticket.subject: 5 is no string',
      'POST /api/v2/tickets: body.ticket.tags: must be a list',
      'GET /api/v2/nothing: not described',
    ]);
  });
});
