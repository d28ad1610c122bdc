/** The part of JSON Schema that vendors' descriptions use. */
export interface Schema {
  type?: string;
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  maxLength?: number;
  nullable?: boolean;
}

/** What is wrong with a value; texts count as the numbers and booleans a form writes as text. */
export function schemaProblems(
  schema: Schema,
  value: unknown,
  named: Record<string, Schema>,
  path = 'body',
): string[] {
  const inner = (next: Schema, part: unknown, name: string) =>
    schemaProblems(next, part, named, `${path}.${name}`);
  if (schema.$ref) {
    const target = named[schema.$ref.split('/').at(-1) ?? ''];
    return target ? schemaProblems(target, value, named, path) : [`${path}: unknown reference`];
  }
  if (value === null) return schema.nullable ? [] : [`${path}: may not be null`];
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => schemaProblems(one, value, named, path));
    return tries.some((problems) => problems.length === 0) ? [] : (tries[0] ?? []);
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return [`${path}: ${JSON.stringify(value)} is none of ${schema.enum.join(', ')}`];
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${path}: must be a list`];
    return value.flatMap((one, index) => inner(schema.items ?? {}, one, String(index)));
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || Array.isArray(value)) return [`${path}: must be an object`];
    return objectProblems(schema, value as Record<string, unknown>, path, inner);
  }
  return isScalar(schema, value) ? [] : [`${path}: ${JSON.stringify(value)} is no ${schema.type}`];
}

function objectProblems(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  path: string,
  inner: (schema: Schema, part: unknown, name: string) => string[],
): string[] {
  const missing = required.filter((name) => value[name] === undefined);
  return [
    ...missing.map((name) => `${path}.${name}: is missing`),
    ...Object.entries(value).flatMap(([name, part]) => {
      const schema = properties[name];
      if (schema) return inner(schema, part, name);
      if (typeof additionalProperties === 'object') return inner(additionalProperties, part, name);
      return additionalProperties === false ? [`${path}.${name}: is unknown`] : [];
    }),
  ];
}

function isScalar({ type, maxLength = Number.POSITIVE_INFINITY }: Schema, value: unknown): boolean {
  const text = String(value);
  if (type === 'integer') return /^-?\d+$/.test(text);
  if (type === 'number') return Number.isFinite(Number(text));
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'string') return typeof value === 'string' && value.length <= maxLength;
  return true;
}
