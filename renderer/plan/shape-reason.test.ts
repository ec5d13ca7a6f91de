import { Ajv, type ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { shapeReason } from './shape-reason.ts';

/** The last error of a value against a schema: that of the whole, after those of its parts. */
function errorOf(schema: object, value: unknown): ErrorObject {
  const validate = new Ajv({ verbose: true, allowUnionTypes: true }).compile(schema);
  validate(value);
  const error = validate.errors?.at(-1);
  if (!error) throw new Error('The value is right');
  return error;
}

test.each([
  [{ type: 'string' }, 7, 'must be a text'],
  [{ type: ['string', 'null'] }, 7, 'must be a text or null'],
  [{ type: 'integer' }, 1.5, 'must be a whole number'],
  [{ enum: ['left', 'right', 3] }, 'up', 'is none of: left, right, 3'],
  [
    { enum: Array.from({ length: 20 }, (_, at) => `v${at}`) },
    'up',
    'is none of: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11 …',
  ],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, 7, 'is none of: 1, 2'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, 'has none of the forms that are allowed here'],
  [{ const: 'hero' }, 'x', 'must be "hero"'],
  [{ type: 'string', minLength: 1 }, '', 'is empty'],
  [{ type: 'string', minLength: 3 }, 'a', 'has fewer than 3 characters'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'has more than 2 characters'],
  [{ type: 'array', minItems: 1 }, [], 'has no item'],
  [{ type: 'array', minItems: 2 }, [1], 'has fewer than 2 items'],
  [{ type: 'number', minimum: 1 }, 0, 'is less than 1'],
  [{ type: 'number', maximum: 6 }, 7, 'is more than 6'],
  [{ type: 'object', required: ['text'] }, {}, 'lacks the field "text"'],
])('%j says of %j that it %s', (schema, value, reason) => {
  expect(shapeReason(errorOf(schema, value), '')).toBe(reason);
});

test('names the place inside of the part that it is said of', () => {
  const schema = { type: 'object', properties: { label: { type: 'string' } } };
  expect(shapeReason(errorOf({ type: 'array', items: schema }, [{ label: 7 }]), '/0')).toBe(
    'must be a text at "/label"',
  );
});
