import { z } from 'zod';
import { writeKeyHeader } from '../../schemas/write-key.ts';
import { type ApiAnswer, type ApiCall, answersOf } from './api-call.ts';
import { inlineShape, nameShapes, type ShapeNames } from './shape-names.ts';

export interface DocumentParts {
  calls: readonly ApiCall[];
  /** Shapes of the shop that have names of their own. */
  entities: Readonly<Record<string, z.ZodType>>;
  /** Who offers the calls. */
  title: string;
  /** What the groups of calls are about, by their names. */
  groups: Readonly<Record<string, string>>;
}

/** The calls as an OpenAPI 3.1 document. Throws for a shape that JSON Schema cannot say, and for two calls of one name. */
export function openapiDocument({ calls, entities, title, groups }: DocumentParts): object {
  const ids = calls.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new TypeError(`Two calls are called ${twice}`);
  const names = nameShapes(calls, entities);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operationOf(call, names);
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Calls of the shop. GET reads, POST writes; what is refused is told by problem details (RFC 9457), to whatever accepts ' +
        '`text/html` by a page of the shop. Another method than those that are described here is answered by 405, which names ' +
        'them in `Allow`.',
      contact: { name: title },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'the shop that tells this' }],
    security: [],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({
      name,
      description: groups[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        ...(calls.some(({ needsToken }) => needsToken) && {
          merchant: {
            ...{ type: 'http', scheme: 'bearer' },
            description: 'The token of the shop, from its setting `FULFILMENT_TOKEN`.',
          },
        }),
        visitor: {
          ...{ type: 'apiKey', in: 'cookie', name: '__Host-sid' },
          description:
            'The session that a login sets. Nobody needs one: without it a call is answered to a guest, whom a cookie names.',
        },
      },
      parameters: {
        Locale: {
          ...{ name: 'locale', in: 'query', schema: { type: 'string' } },
          description: 'language and country of the answer, as `de-AT`; default: the shop’s own',
        },
        ...(calls.some(({ takesKey }) => takesKey) && {
          IdempotencyKey: {
            ...{ name: writeKeyHeader, in: 'header', schema: { type: 'string', pattern: '^[\\w-]{16,64}$' } },
            description: 'a name for this change that its sender makes: sent again, it is done once',
          },
        }),
      },
      headers: {
        RetryAfter: { description: 'seconds after which it may be tried again', schema: { type: 'integer' } },
        Location: { description: 'path of the page that one is led to', schema: { type: 'string' } },
      },
      schemas: names.schemas,
    },
  };
}

function operationOf(call: ApiCall, names: ShapeNames): object {
  const { id, path, group, summary, params, query, headers, takesForms, takesKey, endsInSlash } = call;
  const schema = names.body(call);
  return {
    operationId: id,
    ...(endsInSlash && { 'x-also-at': `${path}/` }),
    tags: [group],
    summary,
    description: `${summary}.`,
    security: securityOf(call),
    parameters: [
      ...pathParameters(path, params),
      ...(query ? parametersOf(query, 'query') : []),
      { $ref: '#/components/parameters/Locale' },
      ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(headers ? parametersOf(headers, 'header') : []),
    ],
    ...(schema && { requestBody: { required: true, content: contentOf(schema, takesForms === true) } }),
    responses: Object.fromEntries(
      Object.entries(answersOf(call)).map(([status, answer]) => [
        status,
        responseOf(Number(status), answer, names, takesForms === true),
      ]),
    ),
  };
}

function securityOf({ isPersonal, needsToken }: ApiCall): object[] {
  if (needsToken) return [{ merchant: [] }];
  return isPersonal ? [{}, { visitor: [] }] : [];
}

/** What a plain form is refused with is a page. */
const page = { 'text/html': { schema: { type: 'string' } } };

function responseOf(status: number, answer: ApiAnswer, names: ShapeNames, takesForms: boolean): object {
  const { description, types = [jsonType] } = answer;
  const schema = names.answer(answer);
  const content = {
    ...(schema && Object.fromEntries(types.map((type) => [type, { schema }]))),
    ...(status >= 400 && { 'application/problem+json': { schema: names.problem(answer) } }),
    ...(status >= 400 && takesForms && page),
  };
  const headers = headersOf(status);
  return { description, ...(headers && { headers }), ...(Object.keys(content).length > 0 && { content }) };
}

function headersOf(status: number): object | undefined {
  if (status === 303) return { Location: { $ref: '#/components/headers/Location' } };
  if (status !== 429 && status !== 503) return undefined;
  return { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
}

const jsonType = 'application/json';

function contentOf(schema: object, takesForms: boolean): object {
  return {
    [jsonType]: { schema },
    ...(takesForms && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

/** What stands in braces. */
function pathParameters(path: string, params = z.object({})): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameterOf(name, 'path', (params.shape as Record<string, z.ZodType>)[name] ?? z.string()),
  );
}

function parametersOf(shape: z.ZodObject, place: 'query' | 'header'): object[] {
  return Object.entries(shape.shape).map(([name, schema]) => parameterOf(name, place, schema as z.ZodType));
}

function parameterOf(name: string, place: string, schema: z.ZodType): object {
  const { description, ...own } = inlineShape(schema);
  return {
    ...{ name, in: place, required: place === 'path' || !schema.safeParse(undefined).success },
    ...(description !== undefined && { description }),
    schema: own,
  };
}
