import { ERROR_CODES, type ErrorCode } from '@kreda/site/errors';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Access } from '../../../policy.ts';
import { ERRORS } from '../../errors.ts';
import { errorAnswerSchema } from '../error-answer.ts';
import type { Operation, OperationAnswer } from '../operation.ts';
import { cookieName } from '../request-context.ts';
import { isPolicyAccess, type KnownRoute } from '../route-access.ts';
import { type Components, createComponents, type JsonSchema, type NamedSchemas } from './components.ts';

/** The path of the viewer, whose own routes are not described. */
export const VIEWER_PATH = '/api/docs';

const WHO: Readonly<Record<Access, string>> = {
  anybody: 'Anybody may call it.',
  owner:
    'Only whom it belongs to gets anything: an account, or the browser that made it. Others are told that there is none.',
  user: 'Only for somebody logged in.',
  paid: 'Only for somebody logged in whose access is paid for.',
};

const SECURITY: Readonly<Record<Access, readonly object[]>> = {
  anybody: [],
  owner: [{ session: [] }, { visitor: [] }],
  user: [{ session: [] }],
  paid: [{ session: [] }],
};

/**
 * The OpenAPI 3.1 description of the REST façade, made of the routes and the schemas that they validate with.
 *
 * @throws {Error} naming a route below /api without an operation.
 */
export function openApiDocument(
  routes: readonly KnownRoute[],
  { config, schemas }: { config: Pick<Config, 'site' | 'isHttps'>; schemas: NamedSchemas },
) {
  const components = createComponents(schemas);
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, access, operation } of routes) {
    // HEAD comes with GET.
    if (!isCall(path) || method === 'HEAD') continue;
    if (!operation || !isPolicyAccess(access)) {
      throw new Error(`The route ${method} ${path} is in no document: give it an operation`);
    }
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: describe({ method, path, access, operation }, components) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${config.site.name} API`,
      version: '1',
      description:
        'CVs, their PDFs and the account. Who is asking is told by cookies; a call that changes something is refused from another site’s page. A refusal has an error code, which stays as it is, and a message in English.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('session', config),
          description: 'Somebody logged in.',
        },
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('visitor', config),
          description: 'A browser that has made a CV without an account.',
        },
      },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function isCall(path: string): boolean {
  return path.startsWith('/api/') && path !== VIEWER_PATH && !path.startsWith(`${VIEWER_PATH}/`);
}

interface DescribedRoute {
  method: string;
  path: string;
  access: Access;
  operation: Operation;
}

function describe({ method, path, access, operation }: DescribedRoute, components: Components): object {
  const { tag, summary, description = '' } = operation;
  const parameters = [...pathParameters({ path, operation }, components), ...queryParameters(operation, components)];
  return {
    tags: [tag],
    operationId: operationId(method, path),
    summary,
    description: `${description} ${WHO[access]}`.trim(),
    security: SECURITY[access],
    'x-access': access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: requestBody(operation, components) } : {}),
    responses: { ...answers(operation, components), ...refusals({ method, access, operation }, components) },
  };
}

/** `PUT /api/resumes/:uuid/awards-config` is `putResumesUuidAwardsConfig`. */
function operationId(method: string, path: string): string {
  const words = path.replace('/api', '').split(/[^a-zA-Z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function pathParameters({ path, operation }: Pick<DescribedRoute, 'path' | 'operation'>, components: Components) {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => {
    const schema = operation.params?.[name];
    if (!schema) throw new Error(`The route ${path} does not say what ${name} is`);
    return { name, in: 'path', required: true, schema: components.jsonSchemaOf(schema) };
  });
}

function queryParameters({ query }: Operation, components: Components) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: components.jsonSchemaOf(schema as z.ZodType),
  }));
}

function requestBody(operation: Operation, components: Components) {
  const { body, bodyItem, bodyTypes = ['application/json'], isBodyOptional = false } = operation;
  const list = components.jsonSchemaOf(body!);
  const schema = bodyItem ? { ...list, items: components.jsonSchemaOf(bodyItem) } : list;
  return { required: !isBodyOptional, content: contentOf(bodyTypes, schema) };
}

function answers({ answers }: Operation, components: Components) {
  return Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer, components)]));
}

function response({ description, json, file, headers = {} }: OperationAnswer, components: Components) {
  const content = {
    ...(json ? contentOf(['application/json'], components.jsonSchemaOf(json)) : {}),
    ...(file ? contentOf(file, components.jsonSchemaOf(z.file())) : {}),
  };
  const named = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, required: true, schema: { type: 'string' } },
  ]);
  return {
    description,
    ...(named.length > 0 ? { headers: Object.fromEntries(named) } : {}),
    ...(json || file ? { content } : {}),
  };
}

function contentOf(mediaTypes: readonly string[], schema: JsonSchema) {
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));
}

/** Every status that a refusal can have, with its error codes. */
function refusals({ method, access, operation }: Omit<DescribedRoute, 'path'>, components: Components) {
  const possible = new Set<ErrorCode>(['unavailable', 'internal', ...(operation.refusals ?? [])]);
  if (operation.query) possible.add('invalid');
  if (operation.params) possible.add('not-found');
  if (access === 'user' || access === 'paid') possible.add('unauthenticated');
  if (access === 'paid') possible.add('forbidden');
  // The body is read before anything else, and requests from pages of other sites are refused.
  if (method !== 'GET') for (const code of CHANGES) possible.add(code);
  const schema = components.jsonSchemaOf(errorAnswerSchema);
  const byStatus: Record<number, object> = {};
  for (const { status } of Object.values(ERRORS)) {
    const codes = ERROR_CODES.filter((code) => ERRORS[code].status === status && possible.has(code));
    if (codes.length === 0) continue;
    byStatus[status] = {
      description: codes.map((code) => `\`${code}\`: ${sentenceOf(code)}.`).join(' '),
      content: contentOf(['application/json'], schema),
    };
  }
  return byStatus;
}

const CHANGES = ['invalid', 'forbidden', 'too-large', 'unsupported-media'] as const satisfies readonly ErrorCode[];
