import { INTEGER_LIMIT } from '@tandem/domain/validation/number-rules';

/** The number of a row from a header or an address; undefined for what no row can have. */
export function readId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= INTEGER_LIMIT ? id : undefined;
}
