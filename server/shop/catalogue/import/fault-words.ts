import { z } from 'zod';
import { nearestName } from '../../../../schemas/writing/nearest-name.ts';
import type { RowFault } from './import-terms.ts';

type Issue = z.core.$ZodIssue;

/** What a shape has against a value, each in words of people who make import files. Amounts are in cents. */
export function faultsOf(schema: z.ZodType, value: unknown): RowFault[] {
  // What has no message of ours gets none, and its words here, where the field is known.
  const parsed = schema.safeParse(value, {
    reportInput: true,
    error: () => '',
  });
  return (parsed.error?.issues ?? []).slice(0, 20).flatMap((issue): RowFault[] =>
    issue.code === 'unrecognized_keys'
      ? unknownKeys(schema, issue)
      : [
          {
            path: issue.path,
            reason: (issue.message === '' ? wordsOf(issue) : issue.message).replace(/\.$/, ''),
            hint: 'Correct it, or leave the row out.',
            ...(issue.input !== undefined && issue.path.length > 0 && { value: shown(issue.input) }),
          },
        ],
  );
}

function unknownKeys(schema: z.ZodType, { path, keys }: z.core.$ZodIssueUnrecognizedKeys): RowFault[] {
  const known = keysAt(schema, path);
  return keys.map((key) => {
    const nearest = nearestName(key, known);
    const hint = nearest === undefined ? `There are: ${known.join(', ')}.` : `Is ${nearest} meant?`;
    return { path: [...path, key], reason: 'nothing is called so', hint };
  });
}

/** The keys that a schema knows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let here: unknown = schema;
  for (const part of [...path, undefined]) {
    while (here instanceof z.ZodOptional || here instanceof z.ZodNullable) here = here.unwrap();
    if (part === undefined) break;
    here =
      here instanceof z.ZodArray
        ? here.element
        : here instanceof z.ZodObject
          ? here.shape[String(part)]
          : here;
  }
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

/** A value as people read it in one line. */
function shown(value: unknown): string {
  const text = typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text;
}

const amounts = new Map<PropertyKey, string>([
  ['price', 'a price'],
  ['low30', 'the lowest price of 30 days'],
  ['rrp', 'a recommended price'],
  ['old-appliance', 'a price'],
  ['assembly', 'a price'],
]);

function wordsOf(issue: Issue): string {
  const field = issue.path.findLast((part) => typeof part === 'string') ?? '';
  if (issue.input === undefined) return 'it is missing';
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, amounts.get(field));
    case 'too_small':
      return limitWords(
        issue.origin,
        Number(issue.minimum),
        amounts.get(field),
        issue.inclusive === false ? 'more than' : 'at least',
      );
    case 'too_big':
      return limitWords(issue.origin, Number(issue.maximum), amounts.get(field), 'at most');
    case 'invalid_value':
      return `it is one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return field === 'eprelId' ? 'it is 1 to 12 digits' : formatWords(issue.format);
    default:
      return 'it is none of what may stand here';
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'it is a text',
  int: 'it is a whole number',
  number: 'it is a number',
  boolean: 'it is true or false',
  array: 'it is a list',
  tuple: 'it is a list of two',
  object: 'it is an object with fields',
  record: 'it is an object with fields',
};

function typeWords(expected: string, amount: string | undefined): string {
  if (amount !== undefined) return `${amount} is a whole number of cents, 5999 for 59.99`;
  return types[expected] ?? 'it is of another kind';
}

function formatWords(format: string): string {
  if (format === 'email') return 'it is an e-mail address';
  return format === 'url' ? 'it is an address that begins with https://' : 'it is written otherwise';
}

function limitWords(origin: string, limit: number, amount: string | undefined, bound: string): string {
  if (amount !== undefined) return `${amount} is ${bound} ${(limit / 100).toFixed(2)}`;
  if (origin === 'string')
    return limit === 1 && bound === 'at least' ? 'it is empty' : `it has ${bound} ${limit} characters`;
  if (origin === 'array') return `it has ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `it is ${bound} ${limit}`;
}
