import type { z } from 'zod';

/** Values that are named of a longer list. */
const maxNamed = 12;

/** What a value must be, as editors say it, by the name that schemas have for it. */
export const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What is wrong with a value, in words for editors: an error map for zod. Undefined: as the schema says it. */
export function valueWords(fault: z.core.$ZodRawIssue): string | undefined {
  const { code, input, origin, maximum, minimum, expected } = fault;
  const unit = origin === 'array' ? 'entries' : 'characters';
  const isNumber = origin === 'number' || origin === 'int';
  switch (code) {
    case 'invalid_type':
      if (input === undefined) return 'it is missing';
      return `it must be ${typeWords[String(expected)] ?? String(expected)}`;
    case 'invalid_value':
      return `it must be one of: ${named(fault.values)}`;
    case 'too_big':
      return isNumber ? `it is more than ${maximum}` : `at most ${maximum} ${unit} are allowed`;
    case 'too_small':
      if (isNumber) return `it is less than ${minimum}`;
      return Number(minimum) === 1 ? 'it is empty' : `at least ${minimum} ${unit} are needed`;
    case 'unrecognized_keys':
      return `it does not know ${named(fault.keys)}`;
    default:
      return undefined;
  }
}

function named(given: unknown): string {
  const values: readonly unknown[] = Array.isArray(given) ? given : [];
  return values.slice(0, maxNamed).map(String).join(', ') + (values.length > maxNamed ? ' …' : '');
}
