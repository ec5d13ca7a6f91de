import { z } from 'zod';
import type { ApiCall } from './api-call.ts';

/** Problem details as every call refuses. (RFC 9457) */
const problem = z.object({
  type: z.string().optional(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
});

/**
 * The calls as an OpenAPI 3.1 document. `entities` are the shapes that have a name of their own there. Throws for a shape that
 * JSON Schema cannot say.
 */
export function openapiDocument(
  calls: readonly ApiCall[],
  entities: Readonly<Record<string, z.ZodType>>,
  title: string,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operationOf(call);
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'Calls of the shop. GET reads, POST writes; errors are problem details.',
    },
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Problem: schemaOf(problem, 'output'),
        ...Object.fromEntries(
          Object.entries(entities).map(([name, schema]) => [name, schemaOf(schema, 'output')]),
        ),
      },
    },
  };
}

function operationOf({ path, group, summary, query, body, takesForms, answers }: ApiCall): object {
  const parameters = [...pathParameters(path), ...(query ? parametersOf(query) : [])];
  return {
    tags: [group],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, takesForms === true) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description, schema }]) => [
        status,
        { description, ...answerContent(Number(status), schema) },
      ]),
    ),
  };
}

function answerContent(status: number, schema: z.ZodType | undefined): object {
  if (status >= 400)
    return { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
  return schema ? { content: { 'application/json': { schema: schemaOf(schema, 'output') } } } : {};
}

function contentOf(body: z.ZodType, takesForms: boolean): object {
  const schema = schemaOf(body, 'input');
  return {
    'application/json': { schema },
    ...(takesForms && { 'application/x-www-form-urlencoded': { schema } }),
  };
}

/** What stands in braces. */
function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function parametersOf(query: z.ZodObject): object[] {
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...own } = z.toJSONSchema(schema, { io });
  return own;
}
