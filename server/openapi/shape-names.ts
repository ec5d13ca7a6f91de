import { z } from 'zod';
import { type ApiAnswer, type ApiCall, answersOf } from './api-call.ts';
import { problem } from './problem.ts';

type JsonSchema = Record<string, unknown>;

/** Shapes of a document by their names: those of the shop, and of bodies and answers of calls. */
export interface ShapeNames {
  schemas: Readonly<Record<string, JsonSchema>>;
  /** What a body of a call is, by reference. */
  body(call: ApiCall): JsonSchema | undefined;
  /** What an answer of a call holds, by reference; undefined: nothing but problem details. */
  answer(answer: ApiAnswer): JsonSchema | undefined;
  /** The problem details of a refusal, by reference. */
  problem(answer: ApiAnswer): JsonSchema | undefined;
}

const place = (name: string): string => `#/components/schemas/${name}`;
const reference = (name: string | undefined): JsonSchema | undefined =>
  name === undefined ? undefined : { $ref: place(name) };

/** Names everything that calls take and answer. Throws for a shape that JSON Schema cannot say. */
export function nameShapes(
  calls: readonly ApiCall[],
  entities: Readonly<Record<string, z.ZodType>>,
): ShapeNames {
  const outgoing = registryOf({ ...entities, Problem: problem });
  const incoming = z.registry<{ id: string }>();
  const refusals = new Map<z.ZodType, z.ZodType>();
  for (const call of calls) {
    const own = `${call.id.charAt(0).toUpperCase()}${call.id.slice(1)}`;
    if (call.body && !incoming.has(call.body)) incoming.add(call.body, { id: `${own}Body` });
    for (const { schema, more, name } of Object.values(answersOf(call))) {
      if (schema && !outgoing.has(schema)) outgoing.add(schema, { id: name ?? `${own}Answer` });
      if (!more || refusals.has(more)) continue;
      const refusal = problem.extend(more.shape);
      refusals.set(more, refusal);
      outgoing.add(refusal, { id: name ?? `${own}Problem` });
    }
  }
  return {
    schemas: { ...schemasOf(outgoing, 'output'), ...schemasOf(incoming, 'input') },
    body: ({ body }) => reference(body && incoming.get(body)?.id),
    answer: ({ schema }) => reference(schema && outgoing.get(schema)?.id),
    problem: ({ more }) => reference(outgoing.get((more && refusals.get(more)) ?? problem)?.id),
  };
}

/** A shape that stands where it is used. */
export function inlineShape(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', override: closeTuple }));
}

type Registry = z.core.$ZodRegistry<{ id: string }>;

function registryOf(named: Readonly<Record<string, z.ZodType>>): Registry {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  return registry;
}

function schemasOf(registry: Registry, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io, uri: place, override: closeTuple });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema as JsonSchema)]),
  );
}

/** A list of so many parts has no further ones; that is said by a schema, as tools take `false` for something left out. */
function closeTuple({ jsonSchema }: { jsonSchema: { items?: unknown } }): void {
  if (jsonSchema.items === false) jsonSchema.items = { not: {} };
}

function withoutDialect({ $schema: _dialect, $id: _own, id: _name, ...own }: JsonSchema): JsonSchema {
  return own;
}
