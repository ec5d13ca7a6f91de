import type { ErrorObject } from 'ajv';
import { type Facts, factUnknown, fillFacts } from '../../schemas/facts/fill-facts.ts';
import { type JsonObject, pointerSegment } from '../../schemas/json.ts';

/** Keyword of the error that a text with an unknown fact is, beside those of ajv. */
export const factKeyword = 'fact';

/** Puts facts into all texts of a copy, and gives it back; a text that names what there is not is an error at its place. */
export function factErrors(copy: unknown, facts: Facts): { filled: unknown; errors: ErrorObject[] } {
  const errors: ErrorObject[] = [];
  return { filled: fill(copy, facts, '', errors), errors };
}

function fill(value: unknown, facts: Facts, pointer: string, errors: ErrorObject[]): unknown {
  if (typeof value === 'string') {
    const { text, unknown } = fillFacts(value, facts);
    if (unknown[0] !== undefined) errors.push(errorOf(unknown[0], facts, pointer));
    return text;
  }
  if (typeof value !== 'object' || value === null) return value;
  // Most content names none: places of what holds none are not written.
  for (const [name, part] of Object.entries(value))
    if (holdsFact(part))
      (value as JsonObject)[name] = fill(part, facts, `${pointer}/${pointerSegment(name)}`, errors);
  return value;
}

function holdsFact(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{fact:');
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (holdsFact((value as JsonObject)[name])) return true;
  return false;
}

function errorOf(name: string, facts: Facts, instancePath: string): ErrorObject {
  const { message, hint } = factUnknown(name, facts);
  return { keyword: factKeyword, instancePath, schemaPath: '', params: { hint }, message };
}
