import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/database.ts';
import { sampleTexts } from './sample-texts.ts';

export interface ConversationVolume {
  brands: number;
  conversations: number;
  messages: number;
  /** How many of the conversations the busiest brand has. */
  ofBusiest: number;
}

/** Brand n has one owner, person n; the busiest is the first. */
export const BUSIEST = 1;

/**
 * Fills an empty, migrated database with a platform's worth of conversations, a few statements for
 * any number of rows. Brands and texts are skewed as they are in life: few brands and words make
 * up most of it. The same volume gives the same rows, apart from their times.
 */
export async function fillConversations(db: Database, volume: ConversationVolume): Promise<void> {
  await db.transaction(async (tx) => {
    // Rows that are right by construction need no foreign key checked a million times.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local work_mem = '128MB'`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await tx.execute(sql`select setseed(0.42)`);
    await fillBrands(tx, volume);
    await fillPairs(tx, volume);
    await withoutSearchIndex(tx, () => fillMessages(tx, volume));
    await fillSides(tx);
    await fillInvites(tx);
    await tx.execute(sql`
      insert into message_count (brand_id, period_starts_on, sent)
      select id, date_trunc('month', now() at time zone 'UTC')::date, id % 5 from brand`);
    await tx.execute(sql`
      insert into notification (user_id, brand_id, category, text, created_at, read_at)
      select id, id, 'team', 'News ' || n, now() - n * interval '1 hour',
             case when n % 5 > 0 then now() end
        from brand, generate_series(1, 20) n`);
    for (const table of TABLES_WITH_IDS) {
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      );
    }
  });
  await db.root.execute(sql`vacuum analyze`);
}

const TABLES_WITH_IDS = [
  'brand',
  'app_user',
  'conversation',
  'message',
  'campaign',
  'partnership_invite',
];

async function fillBrands(tx: Transaction, { brands }: ConversationVolume): Promise<void> {
  await tx.execute(sql`
    insert into brand (id, account_name, name_key, logo, belt, stripe_belt, payment_method,
                       dedicated_list_size, accepted_terms_version)
    overriding system value
    select n, 'Brand ' || n, 'brand' || n, '/files/' || md5(n::text) || '/main.png',
           case when n % 3 = 0 then 'white' else 'black' end,
           case when n % 3 = 0 then 'white' else 'black' end, 'shopify', 1000, 1
      from generate_series(1, ${brands}) n`);
  await tx.execute(sql`
    insert into app_user (id, email, first_name, last_name, email_verified_at)
    overriding system value
    select n, 'owner' || n || '@volume.example', 'Brand', 'Owner', now()
      from generate_series(1, ${brands}) n`);
  await tx.execute(sql`
    insert into membership (user_id, brand_id, role) select id, id, 'owner' from brand`);
}

/** The busiest brand talks with the next ones, the others with one another, the first ones most. */
async function fillPairs(tx: Transaction, volume: ConversationVolume): Promise<void> {
  const others = volume.brands - 1;
  const asSmall = sql`2 + floor(${others} * power(random(), 2))::int`;
  await tx.execute(sql`
    create temp table pair on commit drop as
    select row_number() over (order by random())::int as id, brand_a, brand_b
      from (select ${BUSIEST}::int as brand_a, n as brand_b
              from generate_series(2, ${volume.ofBusiest} + 1) n
            union all
            (select distinct least(a, b), greatest(a, b)
               from (select ${asSmall} as a, 2 + floor(${others} * random())::int as b
                       from generate_series(1, ${volume.conversations} * 2)) as picked
              where a <> b
              limit ${volume.conversations - volume.ofBusiest})) as pairs (brand_a, brand_b)`);
}

/**
 * Conversations begin one after the other; each message goes to one that has begun, more likely to
 * a recent one. Ids grow with time, as they do when people write.
 */
async function fillMessages(tx: Transaction, volume: ConversationVolume): Promise<void> {
  const each = Math.floor(volume.messages / volume.conversations);
  await tx.execute(sql`create temp table sample (id int, text text) on commit drop`);
  const texts = sampleTexts(Math.min(50_000, volume.messages));
  for (let from = 0; from < texts.length; from += 5_000) {
    const some = JSON.stringify(texts.slice(from, from + 5_000));
    await tx.execute(sql`
      insert into sample select ${from} + n, text
        from json_array_elements_text(${some}::json) with ordinality as t (text, n)`);
  }
  await tx.execute(sql`analyze sample, pair`);
  await tx.execute(sql`
    create temp table said on commit drop as
    select g as id,
           case when g % ${each} = 0 then least(g / ${each}, ${volume.conversations})
                else greatest(1, ceil(least(g / ${each}, ${volume.conversations})
                                      * (1 - power(random(), 1.7))))::int end as pair_id,
           1 + floor(${texts.length} * random())::int as sample_id,
           random() < 0.5 as by_a
      from generate_series(1, ${volume.messages}) g`);
  await tx.execute(sql`
    insert into message (id, conversation_id, brand_id, sender_id, content, created_at, search)
    overriding system value
    select said.id, pair.id, writer.id, writer.id, '<p>' || sample.text || '</p>',
           now() - interval '2 years' * (1 - said.id::float / (${volume.messages} + 1)),
           to_tsvector('simple', sample.text)
             || array_to_tsvector(array['§' || pair.brand_a, '§' || pair.brand_b])
      from said
      join pair on pair.id = said.pair_id
      join sample on sample.id = said.sample_id
      cross join lateral (values (case when said.by_a then pair.brand_a else pair.brand_b end))
                 as writer (id)
     order by said.id`);
  await tx.execute(sql`
    insert into conversation (id, brand_a, brand_b, created_at, latest_message_id, latest_brand_id,
                              latest_text)
    overriding system value
    select pair.id, brand_a, brand_b, latest.created_at, latest.id, latest.brand_id,
           left(replace(replace(latest.content, '<p>', ''), '</p>', ''), 200)
      from pair
      join (select max(id) as id from message group by conversation_id) last on true
      join message latest on latest.id = last.id and latest.conversation_id = pair.id`);
}

/**
 * One side in seven is unread, of the busiest brand one in four; every tenth is archived; some came
 * about by an invitation or an application, which their latest message carries.
 */
async function fillSides(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temp table origin on commit drop as
    select c.*, m.created_at as latest_at, random() as chance
      from conversation c join message m on m.id = c.latest_message_id`);
  // Shares of: A invites B, B invites A, A applies to B, B applies to A.
  const [ab, ba, a, b] = [sql`0.05`, sql`0.1`, sql`0.103`, sql`0.12`];
  await tx.execute(sql`
    insert into conversation_side (brand_id, conversation_id, other_brand_id, latest_message_at,
      last_read_at, is_archived, in_sent_invitations, in_received_invitations,
      in_sent_applications, in_received_applications)
    select side.brand_id, c.id, side.other_id, c.latest_at,
           case when c.latest_brand_id = side.brand_id then c.latest_at + interval '1 millisecond'
                when random() > case when side.brand_id = ${BUSIEST} then 0.5 else 0.28 end
                then c.latest_at + interval '1 hour'
                when random() < 0.5 then c.latest_at - interval '1 day' end,
           random() < 0.1,
           case when is_a then chance < ${ab} else chance >= ${ab} and chance < ${ba} end,
           case when is_a then chance >= ${ab} and chance < ${ba} else chance < ${ab} end,
           case when is_a then chance >= ${ba} and chance < ${a} else chance >= ${a} and chance < ${b} end,
           case when is_a then chance >= ${a} and chance < ${b} else chance >= ${ba} and chance < ${a} end
      from origin c
      cross join lateral (values (c.brand_a, c.brand_b, true), (c.brand_b, c.brand_a, false))
                 as side (brand_id, other_id, is_a)`);
  await tx.execute(sql`
    insert into conversation_reading (conversation_id, brand_id, user_id, read_at)
    select conversation_id, brand_id, brand_id, last_read_at
      from conversation_side where last_read_at is not null`);
  await tx.execute(sql`
    insert into brand_block (brand_id, blocked_id, created_at)
    select brand_id, other_brand_id, now() from conversation_side
     where is_archived and random() < 0.1`);
}

/** Every brand has one campaign, which all its partnerships are about. */
async function fillInvites(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into campaign (id, host_brand_id, name, created_at)
    overriding system value
    select id, id, 'Campaign ' || id, now() from brand`);
  await tx.execute(sql`
    insert into partnership_invite (id, campaign_id, host_brand_id, invitee_brand_id,
                                    is_application, status, created_at)
    overriding system value
    select conversation_id, host, host, invitee, in_sent_applications, 'pending', now()
      from conversation_side
      cross join lateral (values (
        case when in_sent_invitations then brand_id else other_brand_id end,
        case when in_sent_invitations then other_brand_id else brand_id end)) as role (host, invitee)
     where in_sent_invitations or in_sent_applications`);
  await tx.execute(sql`
    update message set invite_id = invite.id
      from partnership_invite invite
      join conversation on conversation.id = invite.id
     where message.id = conversation.latest_message_id`);
}

/** Built at the end, an index of words takes seconds; kept up to date row by row, minutes. */
async function withoutSearchIndex(tx: Transaction, fill: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ definition: string }>(
    sql`select indexdef as definition from pg_indexes where indexname = 'message_search_idx'`,
  );
  await tx.execute(sql`drop index message_search_idx`);
  await fill();
  await tx.execute(sql.raw(rows[0]?.definition ?? ''));
}
