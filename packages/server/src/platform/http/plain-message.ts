import type { z } from 'zod';

/**
 * zod's own words are for programmers; people get the product's. Every kind of problem has some, so
 * that no field of any operation can let the library speak.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : (TYPES[issue.expected] ?? OTHER);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return issue.values.length > 1 ? 'Must be one of the choices' : OTHER;
    case 'unrecognized_keys':
      return 'There is a field that we do not know';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Must be written in another form';
    default:
      return OTHER;
  }
}

const REQUIRED = 'Required field';
const OTHER = 'Must be something else';

const TYPES: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  date: 'Must be a date',
};

const FORMATS: Record<string, string> = {
  email: 'Invalid Email Address',
  url: 'Invalid URL',
  datetime: 'Must be a date and time',
  date: 'Must be a date',
  uuid: 'Must be a UUID',
};

type TooSmall = Extract<z.core.$ZodRawIssue, { code: 'too_small' }>;
type TooBig = Extract<z.core.$ZodRawIssue, { code: 'too_big' }>;

function tooSmall({ origin, minimum, inclusive }: TooSmall): string {
  if (origin === 'string') {
    return minimum === 1 ? REQUIRED : `Must be at least ${minimum} characters`;
  }
  if (origin === 'array' || origin === 'set') return `Must have at least ${minimum} entries`;
  return inclusive === false ? `Must be more than ${minimum}` : `Must be at least ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: TooBig): string {
  if (origin === 'string') return `Cannot exceed ${maximum} characters`;
  if (origin === 'array' || origin === 'set') return `Cannot have more than ${maximum} entries`;
  return inclusive === false ? `Must be less than ${maximum}` : `Cannot exceed ${maximum}`;
}
