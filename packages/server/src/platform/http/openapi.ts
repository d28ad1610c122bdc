import { contract, type OperationName } from '@tandem/contract/contract';
import { ErrorAnswer } from '@tandem/contract/errors';
import type { Access, Operation } from '@tandem/contract/operation';
import { UPLOAD_LIMITS } from '@tandem/domain/assets/check-upload';
import { z } from 'zod';
import { cookieName } from './cookie-name.ts';

interface OpenApiDocument {
  openapi: '3.1.0';
  info: object;
  servers: object[];
  paths: Record<string, Record<string, object>>;
  components: object;
}

/** Describes every mounted operation in OpenAPI 3.1, straight from the contract. */
export function describeApi(options: { publicUrl: string; sandbox: boolean }): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of Object.keys(contract) as OperationName[]) {
    const operation: Operation = contract[name];
    if (operation.sandboxOnly && !options.sandbox) continue;
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: describe(name, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tandem API',
      version: '1',
      description:
        'Every call carries X-Requested-With. X-Brand-Id selects the brand to act for; without it, the most recently used one.',
    },
    servers: [{ url: options.publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('tandem_session', options.publicUrl),
        },
      },
      schemas: { Error: jsonSchema(ErrorAnswer, 'output') },
    },
  };
}

function describe(name: OperationName, operation: Operation): object {
  const failure = {
    description: 'What went wrong.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId: name,
    summary: operation.summary,
    description: [WHO[operation.access], needInWords(operation)].filter(Boolean).join(' '),
    ...(operation.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      { name: 'X-Requested-With', in: 'header', required: true, schema: { type: 'string' } },
      ...(operation.access.startsWith('brand')
        ? [{ name: 'X-Brand-Id', in: 'header', schema: { type: 'integer' } }]
        : []),
      ...(operation.keyed ? [KEY_HEADER] : []),
      ...(operation.charges ? [CHARGE_HEADER] : []),
    ],
    ...requestBody(operation),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(operation.answer, 'output') } },
      },
      default: failure,
    },
  };
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made up for one press of a button: the same call with the same key runs once and is answered alike for a day. Failures are not kept.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
};

const CHARGE_HEADER = {
  name: 'X-Confirmed-Charge',
  in: 'header',
  description: 'The amount in cents once more; required while acting as somebody else.',
  schema: { type: 'integer' },
};

function requestBody({ body, upload }: Operation): object {
  if (upload) {
    const { types, maxBytes } = UPLOAD_LIMITS[upload];
    const file = { type: 'string', contentMediaType: types.join(', '), maxLength: maxBytes };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: jsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function needInWords({ needs }: Operation): string {
  if (!needs) return '';
  const plan = needs === 'active-plan' ? 'a plan in good order' : `a plan that grants ${needs}`;
  return `Needs ${plan}; answers 402 payment_required otherwise.`;
}

export const WHO: Record<Access, string> = {
  public: 'Anybody.',
  'signed-in': 'Anybody who is signed in.',
  'brand-viewer': 'Any member of the brand.',
  'brand-member': 'Members and owners of the brand.',
  'brand-owner': 'Owners of the brand.',
  admin: 'Administrators.',
};

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function jsonSchema(shape: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
