import { fastify } from 'fastify';
import pg from 'pg';

/**
 * The limit: Fastify with nothing around it. GET /bare answers a constant of a profile's size;
 * GET /select-one asks the database for nothing; POST /insert does one prepared INSERT and answers
 * its id.
 */
const app = fastify();
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table if not exists bare (id serial primary key, phone text, body text)');

const constant = {
  id: 1,
  uid: '00000000-0000-0000-0000-000000000000',
  email: 'owner@northwind.example',
  credentials: [1, 2, 3],
  mostRecentBrands: [1, 2, 3].map((id) => ({ brand: { id, accountname: 'A brand', logo: '/a' } })),
};
app.get('/bare', async () => constant);
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
