import type { z } from 'zod';
import { type ErrorText, type FieldError, HttpError } from './http-error.ts';

/** Faults that are told at once; whoever got more wrong than that looks at the description of the call. */
const most = 10;
/** Choices that a sentence lists. */
const mostChoices = 12;

/** An `HttpError` 400 for a value that is not what its schema says: a sentence for each field. */
export function shapeError({ issues }: z.ZodError, value: unknown): HttpError {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new HttpError(400, 'Wrong: no object', { text: { key: 'call.notObject' } });
  const found = issues.flatMap((issue) => faultsOf(issue, value));
  // One sentence for each field, however much is wrong with it.
  const errors = [...new Map(found.toReversed().map((error) => [error.field, error])).values()]
    .toReversed()
    .slice(0, most);
  return new HttpError(400, `Wrong: ${errors.map(({ field }) => field).join(', ')}`, { errors });
}

function faultsOf(issue: z.core.$ZodIssue, value: unknown): FieldError[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => faultOf([...issue.path, key].join('.'), 'call.unknownField'));
  if (valueAt(value, issue.path) === undefined) return [faultOf(field, 'call.missing')];
  if (issue.code === 'invalid_value' && issue.values.length <= mostChoices)
    return [
      faultOf(field, 'call.wrongChoice', {
        choices: issue.values.map(String).join(', '),
      }),
    ];
  if (issue.code === 'invalid_union') {
    const nearest = nearestShape(issue.errors);
    if (nearest)
      return nearest.flatMap((each) => faultsOf({ ...each, path: [...issue.path, ...each.path] }, value));
  }
  return [faultOf(field, 'call.wrongValue')];
}

/** What is wrong by the one of several shapes of objects that was meant: that with the fewest faults. */
function nearestShape(
  shapes: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  const ofObjects = shapes.filter((issues) =>
    issues.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return ofObjects.toSorted((one, other) => faultCount(one) - faultCount(other))[0];
}

const faultCount = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

function faultOf(field: string, key: string, values: ErrorText['values'] = {}): FieldError {
  // A name may have been sent by whoever calls.
  const name = field.slice(0, 60);
  return { field: name, text: { key, values: { name, ...values } } };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}
