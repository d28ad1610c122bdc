import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';

/**
 * The limit: Fastify with nothing around it. GET /bare answers a constant of a profile's size;
 * GET /session finds whose session the cookie names and answers the same; GET /select-one asks the
 * database for nothing; POST /insert does one prepared INSERT and answers its id.
 */
const app = fastify();
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists bare (id serial primary key, phone text, body text)');
await pool.query('create table if not exists bare_session (token bytea primary key, email text)');
const digest = (token: string) => createHash('sha256').update(token).digest();
await pool.query('insert into bare_session values ($1, $2) on conflict do nothing', [
  digest('bench-token'),
  'owner@northwind.example',
]);

const constant = {
  id: 1,
  uid: '00000000-0000-0000-0000-000000000000',
  email: 'owner@northwind.example',
  credentials: [1, 2, 3],
  mostRecentBrands: [1, 2, 3].map((id) => ({ brand: { id, accountname: 'A brand', logo: '/a' } })),
};
app.get('/bare', async () => constant);
app.get('/session', async ({ headers }, reply) => {
  const token = /session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const { rows } = await pool.query({
    name: 'bare_session',
    text: 'select email from bare_session where token = $1',
    values: [digest(token)],
  });
  return rows[0] ? { ...constant, email: rows[0].email } : reply.code(401).send();
});
app.get('/select-one', async () => {
  const { rows } = await pool.query({ name: 'select_one', text: 'select 1 as one' });
  return rows[0];
});
app.post<{ Body: { phone: string; body: string } }>('/insert', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'bare_insert',
    text: 'insert into bare (phone, body) values ($1, $2) returning id',
    values: [body.phone, body.body],
  });
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ ready: true });
