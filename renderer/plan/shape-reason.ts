import type { ErrorObject } from 'ajv';
import { typeWords } from '../../schemas/writing/value-words.ts';

/** Values that are named of a longer list. */
const maxNamed = 12;

/** What is wrong with a value at `pointer`, said of it: `is longer than 60 characters`, `is none of: left, right`. */
export function shapeReason(error: ErrorObject, pointer: string): string {
  const inside = error.instancePath.slice(pointer.length);
  return reasonFor(error) + (inside === '' ? '' : ` at "${inside}"`);
}

function reasonFor({ keyword, params, message, schema }: ErrorObject): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return `lacks the field "${params.missingProperty}"`;
    case 'anyOf':
      return formless(schema as readonly { const?: unknown }[] | undefined);
    case 'type':
      return `must be ${typeNames(params.type as string | string[])}`;
    case 'enum':
      return `is none of: ${named(params.allowedValues as unknown[])}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'minLength':
      return limit === 1 ? 'is empty' : `has fewer than ${limit} characters`;
    case 'maxLength':
      return `has more than ${limit} characters`;
    case 'minItems':
      return limit === 1 ? 'has no item' : `has fewer than ${limit} items`;
    case 'minimum':
      return `is less than ${limit}`;
    case 'maximum':
      return `is more than ${limit}`;
    default:
      return message ?? 'is wrong';
  }
}

/** Said of a value that has none of several forms; where all of these are values, they are named. */
function formless(forms: readonly { const?: unknown }[] = []): string {
  const values = forms.map((form) => form.const);
  return values.length > 0 && !values.includes(undefined)
    ? `is none of: ${named(values)}`
    : 'has none of the forms that are allowed here';
}

function typeNames(type: string | string[]): string {
  return [type]
    .flat()
    .flatMap((name) => name.split(','))
    .map((name) => typeWords[name] ?? name)
    .join(' or ');
}

function named(values: readonly unknown[]): string {
  const shown = values
    .slice(0, maxNamed)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shown.join(', ') + (values.length > maxNamed ? ' …' : '');
}
