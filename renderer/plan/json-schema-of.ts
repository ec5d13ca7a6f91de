import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';

/** Marks texts whose surrounding blanks do not count (`z.string().trim()`), which JSON Schema cannot say. */
export const trimKeyword = 'x-trim';

/** JSON Schema of what authors write: fields with defaults are optional. Throws for shapes that it cannot express. */
export function jsonSchemaOf(shape: z.ZodType): JsonObject {
  return z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (unsayable.has(def.type)) throw new Error(`JSON Schema cannot say what "${def.type}" does`);
      for (const check of def.checks ?? [])
        if (isTrim(check._zod.def)) Object.assign(jsonSchema, { [trimKeyword]: true });
      // Only the variant that was meant is checked then, and an unknown field in it stays a warning.
      if ('discriminator' in def)
        Object.assign(jsonSchema, { discriminator: { propertyName: def.discriminator } });
      if (def.type === 'nullable') foldNull(jsonSchema);
    },
  }) as JsonObject;
}

/** Null as one of the types, not as an alternative: what is wrong with other values is told then, and defaults are filled in. */
function foldNull(schema: JsonObject): void {
  const { anyOf, ...others } = schema;
  const [form] = Array.isArray(anyOf) ? (anyOf as unknown[]) : [];
  if (!isJsonObject(form) || typeof form.type !== 'string' || 'const' in form || 'enum' in form) return;
  delete schema.anyOf;
  Object.assign(schema, form, others, { type: [form.type, 'null'] });
}

/** What zod can do to a value after JSON Schema has looked at it. */
const unsayable: ReadonlySet<string> = new Set(['pipe', 'transform', 'catch']);

function isTrim(check: { check: string }): boolean {
  if (check.check === 'custom') throw new Error('JSON Schema cannot say what refine() does');
  if (!('tx' in check) || typeof check.tx !== 'function') return false;
  if (check.tx(' A ') !== 'A') throw new Error('Of what changes a text JSON Schema can say trim() alone');
  return true;
}
