import pg from 'pg';
import {
  hashSessionToken,
  newSessionToken,
} from '../../packages/server/src/features/accounts/session-token.ts';

export interface SeededPerson {
  cookie: string;
  /** The brand this person writes for; the next person belongs to it too. */
  brandId: number;
}

/** People with a session each. Everybody belongs to a brand of their own and to the one before. */
export async function seedPeople(databaseUrl: string, count: number): Promise<SeededPerson[]> {
  const tokens = Array.from({ length: count }, newSessionToken);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Staff brands, so that no plan's limit ends the run.
    const { rows } = await client.query<{ id: number }>(
      `with people as (
         insert into app_user (email, email_verified_at)
         select 'crowd' || n || '@sockets.example', now() from generate_series(1, $1) n
         returning id),
       numbered_people as (select id, row_number() over (order by id) as n from people),
       companies as (
         insert into brand (account_name, name_key, dedicated_list_size, accepted_terms_version, is_sensei)
         select 'Crowd ' || n, 'crowd' || n, 1000, 1, true from generate_series(1, $1) n
         returning id),
       numbered_companies as (select id, row_number() over (order by id) as n from companies),
       members as (
         insert into membership (user_id, brand_id, role)
         select person.id, company.id, 'owner'
         from numbered_people person
         join numbered_companies company on company.n in (person.n, (person.n + $1 - 2) % $1 + 1)),
       signed_in as (
         insert into session (token_hash, user_id, expires_at)
         select hash, person.id, now() + interval '1 day'
         from unnest($2::text[]) with ordinality as token (hash, n)
         join numbered_people person on person.n = token.n)
       select id from numbered_companies order by n`,
      [count, tokens.map(hashSessionToken)],
    );
    await client.query('analyze');
    return rows.map(({ id }, index) => ({
      cookie: `tandem_session=${tokens[index]}`,
      brandId: id,
    }));
  } finally {
    await client.end();
  }
}
