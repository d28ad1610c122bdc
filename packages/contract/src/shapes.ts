import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';
import { z } from 'zod';

// Shapes that operations of every feature use.

const NOT_AN_ID = 'Must be positive integer';
const TOO_LARGE = 'Number is too large';

/** The number of a row, in a body or an answer. No row has a larger one: its column has 32 bits. */
export const Id = z.int(NOT_AN_ID).positive(NOT_AN_ID).max(INTEGER_LIMIT, TOO_LARGE);

/** The same in a path or a query, where everything arrives as text. */
export const IdText = z.coerce
  .number(NOT_AN_ID)
  .int(NOT_AN_ID)
  .positive(NOT_AN_ID)
  .max(INTEGER_LIMIT, TOO_LARGE);

/** The number of a row of which there may be billions: messages, notifications. */
export const LongId = z.int(NOT_AN_ID).positive(NOT_AN_ID);
export const LongIdText = z.coerce
  .number(NOT_AN_ID)
  .int(NOT_AN_ID)
  .positive(NOT_AN_ID)
  .max(Number.MAX_SAFE_INTEGER, TOO_LARGE);

export const IdParams = z.object({ id: IdText });

/** A point in time, as the server writes it. */
export const Moment = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC.' });

/** One that the server gave out and gets back. */
export const EarlierMoment = z.iso.datetime().refine((text) => text > '2000', 'Must be a moment');

export const Cents = z.int().min(-INTEGER_LIMIT).max(INTEGER_LIMIT);

/** The query of a list that is read page by page; goes into `z.object({ ...page(25, 50) })`. */
export function page(usual: number, most: number) {
  return {
    limit: z.coerce.number().int().min(1).max(most).default(usual),
    after: z.string().max(200).optional().describe('`next` of the page before.'),
  };
}

/** The query of a list, newest first, that goes on below the last entry shown. */
export const olderThan = { before: IdText.optional().describe('Entries older than this one.') };
