import { contract, type OperationName } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import { z } from 'zod';

/** A request as somebody might send it who means no good, or whose program is broken. */
export interface MalformedRequest {
  operation: OperationName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Schema {
  type?: string;
  format?: string;
  enum?: Json[];
  const?: Json;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

const EDGES: Json[] = [
  -1,
  0,
  1.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'ü'.repeat(64),
  '%',
  "' or 1=1 --",
  '9'.repeat(400),
  'x'.repeat(20_000),
  '../../etc/passwd',
  null,
  true,
  [],
  {},
];

/** Each value of each operation at each edge, everything else as it should be. */
export function* edgeRequests(): Generator<MalformedRequest> {
  for (const operation of operations()) {
    for (const place of ['params', 'query', 'body'] as const) {
      for (const path of pathsIn(sampleOf(operation, place))) {
        for (const edge of EDGES) yield build(operation, { place, path, edge });
      }
    }
  }
}

/** So many requests with something wrong in one place, the same for the same seed. */
export function* randomRequests(count: number, seed: number): Generator<MalformedRequest> {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = operations();
  for (let n = 0; n < count; n += 1) {
    const operation = pick(names);
    const place = pick(['params', 'query', 'body'] as const);
    const paths = pathsIn(sampleOf(operation, place));
    const edge = random() < 0.7 ? pick(EDGES) : noise(random);
    const request = build(operation, { place, path: pick(paths.length > 0 ? paths : [[]]), edge });
    if (request.payload && random() < 0.1) {
      request.payload = request.payload.slice(0, Math.floor(random() * request.payload.length));
    }
    yield request;
  }
}

function operations(): OperationName[] {
  return (Object.keys(contract) as OperationName[]).filter((name) => {
    const { upload }: Operation = contract[name];
    return !upload;
  });
}

interface Fault {
  place: 'params' | 'query' | 'body';
  path: string[];
  edge: Json;
}

function build(operation: OperationName, { place, path, edge }: Fault): MalformedRequest {
  const [method, pattern = ''] = operation.split(' ') as [MalformedRequest['method'], string];
  const part = (name: Fault['place']): Json => {
    const sample = sampleOf(operation, name);
    return name === place ? replaceAt(sample, path, edge) : sample;
  };
  const params = part('params') as Record<string, Json>;
  const url = pattern.replace(/:(\w+)/g, (_all, key: string) => inAddress(params?.[key] ?? '1'));
  const query = Object.entries((part('query') ?? {}) as Record<string, Json>)
    .map(([key, value]) => `${key}=${inAddress(value)}`)
    .join('&');
  const { body }: Operation = contract[operation];
  return {
    operation,
    method,
    url: query ? `${url}?${query}` : url,
    ...(body && method !== 'GET' ? { payload: JSON.stringify(part('body')) } : {}),
  };
}

function inAddress(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 2_000)) || '%20';
}

const samples = new Map<string, Json>();

/** Made once for each: describing a shape takes longer than most requests do. */
function sampleOf(operation: OperationName, place: Fault['place']): Json {
  const shape = (contract[operation] as Operation)[place];
  if (!shape) return {};
  const name = `${operation} ${place}`;
  const known = samples.get(name);
  if (known !== undefined) return known;
  const made = sample(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
  samples.set(name, made);
  return made;
}

/** Something that fits a schema, as far as its type goes. */
function sample(schema: Schema): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] as Json;
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return sample(first);
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, inner]) => [key, sample(inner)]));
  }
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'email') return 'somebody@edges.example';
  return 'a text';
}

/** Where the single values are: each a list of keys. */
function pathsIn(value: Json): string[][] {
  if (value === null || typeof value !== 'object') return [[]];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsIn(one as Json).map((path) => [key, ...path]),
  );
  return inner;
}

function replaceAt(value: Json, [key, ...rest]: string[], edge: Json): Json {
  if (key === undefined) return edge;
  if (Array.isArray(value)) {
    return value.map((one, index) => (String(index) === key ? replaceAt(one, rest, edge) : one));
  }
  const object = value as Record<string, Json>;
  return { ...object, [key]: replaceAt(object[key] ?? null, rest, edge) };
}

function noise(random: () => number): string {
  const length = Math.floor(random() * 60);
  return Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 0xffff))).join('');
}

/** A small generator of numbers between 0 and 1 that gives the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
