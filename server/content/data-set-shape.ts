import { z } from 'zod';
import { createDataCheck } from '../../renderer/data-check.ts';
import { bucketShapes } from '../../schemas/data-set/bucket-shapes.ts';
import { isJsonObject, pointerSegment } from '../../schemas/json.ts';
import { looseProductSlice } from '../../schemas/product-slice.ts';
import type { ContentAddress } from './content-source.ts';
import type { DocumentIssue, ParsedDocument } from './held-document.ts';

type CheckData = ReturnType<typeof createDataCheck>;
type Step = string | number;

const checks = new Map<z.ZodType, CheckData>();

/** How often what was found is left out, and what is left looked at again. What needs more is no data set. */
const maxRounds = 20;

/**
 * The parser of a data set's address: what does not have the shape of its category is refused; items of lists and optional fields
 * that are wrong are left out by themselves. The value is otherwise as it was delivered.
 */
export function dataSetParser(address: ContentAddress): (body: unknown) => ParsedDocument<unknown> {
  return (body) => {
    const shape = shapeOf(address);
    const parsed = withoutFaults(body, checkOf(shape));
    if (!parsed.ok || !saysNothing(parsed.value, body, shape)) return parsed;
    return { ok: false, issues: [...(parsed.leftOut ?? []), nothingKnown] };
  };
}

const nothingKnown: DocumentIssue = {
  code: 'data-invalid',
  pointer: '',
  message: 'It has no field that is known and right.',
};

/** Whether of what was delivered nothing is left that the shape knows, although all of it may be absent. */
function saysNothing(value: unknown, body: unknown, shape: z.ZodType): boolean {
  if (!isJsonObject(value) || !isJsonObject(body) || !(shape instanceof z.ZodObject)) return false;
  return Object.keys(body).length > 0 && !Object.keys(value).some((name) => Object.hasOwn(shape.shape, name));
}

/** Products of a slice are looked at one by one where they are shown. */
function shapeOf(address: ContentAddress): z.ZodType {
  if (address.kind === 'navigation') return bucketShapes.menus;
  if (address.kind === 'slice') return looseProductSlice;
  if (address.kind === 'bucket') return bucketShapes[address.category as keyof typeof bucketShapes];
  throw new TypeError(`At the address of a ${address.kind} lies no data set`);
}

function checkOf(shape: z.ZodType): CheckData {
  let check = checks.get(shape);
  if (!check) checks.set(shape, (check = createDataCheck(shape)));
  return check;
}

function withoutFaults(body: unknown, check: CheckData): ParsedDocument<unknown> {
  const issues = new Map<string, DocumentIssue>();
  let left: ReadonlySet<string> = new Set();
  for (let round = 0; round < maxRounds; round++) {
    const value = without(body, left);
    const checked = check(value, '');
    if (checked.ok) return { ok: true, value, tags: [], leftOut: [...issues.values()] };
    const more = new Set(left);
    // A list may be short enough once what is wrong in it is left out.
    const inside = checked.faults.filter(({ atMost }) => atMost === undefined);
    for (const { pointer, message, atMost } of inside.length > 0 ? inside : checked.faults) {
      const steps = stepsOf(pointer, value);
      const told = pointerOf(inDelivered(steps, body, left));
      // What follows from leaving it out is no second fault of the same place.
      if (!issues.has(told)) issues.set(told, { code: 'data-invalid', pointer: told, message });
      const parts = atMost === undefined ? partsWith(value, steps) : endOf(value, steps, atMost);
      if (parts.length === 0) return { ok: false, issues: [...issues.values()] };
      for (const part of parts) more.add(pointerOf(inDelivered(part, body, left)));
    }
    left = more;
  }
  return { ok: false, issues: [...issues.values()] };
}

/** The smallest part that can be left out with what is wrong in it, if any: an empty field, an item of a list, a field of the whole. */
function partsWith(value: unknown, steps: readonly Step[]): (readonly Step[])[] {
  if (typeof steps.at(-1) === 'string' && isEmpty(valueAt(value, steps))) return [steps];
  const item = steps.findLastIndex((step) => typeof step === 'number');
  if (item >= 0) return [steps.slice(0, item + 1)];
  const field = steps.slice(0, 1);
  return field.length > 0 && valueAt(value, field) !== undefined ? [field] : [];
}

/** The items of a list that are too many. */
function endOf(value: unknown, steps: readonly Step[], atMost: number): (readonly Step[])[] {
  const list = valueAt(value, steps);
  return Array.isArray(list) ? [...list.keys()].slice(atMost).map((at) => [...steps, at]) : [];
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** What there is without some of its parts, which are named by their pointers. */
function without(value: unknown, left: ReadonlySet<string>, pointer = ''): unknown {
  if (left.size === 0 || typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, part, `${pointer}/${pointerSegment(name)}`] as const)
    .filter(([, , place]) => !left.has(place))
    .map(([name, part, place]) => [name, without(part, left, place)] as const);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Where something is in the body as it was delivered, when these parts of it have been left out. */
function inDelivered(steps: readonly Step[], body: unknown, left: ReadonlySet<string>): Step[] {
  const place: Step[] = [];
  for (const step of steps) {
    if (typeof step === 'string') {
      place.push(step);
      continue;
    }
    const pointer = pointerOf(place);
    const list = valueAt(body, place);
    const kept = Array.isArray(list) ? [...list.keys()].filter((at) => !left.has(`${pointer}/${at}`)) : [];
    place.push(kept[step] ?? step);
  }
  return place;
}

function stepsOf(pointer: string, value: unknown): Step[] {
  const steps: Step[] = [];
  for (const segment of pointer.split('/').slice(1)) {
    const isItem = Array.isArray(valueAt(value, steps));
    steps.push(isItem ? Number(segment) : segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return steps;
}

function valueAt(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>(
    (place, step) =>
      typeof place === 'object' && place !== null && Object.hasOwn(place, step)
        ? (place as Record<Step, unknown>)[step]
        : undefined,
    value,
  );
}

function pointerOf(steps: readonly Step[]): string {
  return steps.map((step) => `/${pointerSegment(String(step))}`).join('');
}
