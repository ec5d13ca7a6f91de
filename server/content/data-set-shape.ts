import { z } from 'zod';
import { createDataCheck } from '../../renderer/data-check.ts';
import { bucketShapes } from '../../schemas/data-set/bucket-shapes.ts';
import type { Facts } from '../../schemas/facts/fill-facts.ts';
import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { type LooseProductSlice, looseProductSlice, readProducts } from '../../schemas/product-slice.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { ContentAddress } from './content-source.ts';
import type { DocumentIssue, ParsedDocument } from './held-document.ts';

type CheckData = ReturnType<typeof createDataCheck>;
type TakenData = Extract<ReturnType<CheckData>, { ok: true }>;

const checks = new Map<z.ZodType, CheckData>();

/**
 * The parser of a data set's address: what does not have the shape of its category is refused, and so is what has nothing left
 * once its faulty parts are left out. These stay in the value, which is as it was delivered: blocks leave them out and say so.
 */
export function dataSetParser(
  address: ContentAddress,
  facts: Facts,
): (body: unknown) => ParsedDocument<unknown> {
  const shape = shapeOf(address);
  const check = checkOf(shape);
  return (body) => {
    const checked = check(body, { links: anywhere, facts });
    if (!checked.ok) return { ok: false, issues: checked.faults.map(dataFault) };
    if (!isJsonObject(body)) return { ok: true, value: body, tags: [] };
    if (address.kind === 'slice') return parsedSlice(body);
    return saysNothing(body, checked, shape)
      ? { ok: false, issues: [nothingKnown] }
      : { ok: true, value: body, tags: [], lost: emptiedLists(body, checked) };
  };
}

/** What is told of a data set that can be used: what is left out of it, and where it was cleaned. */
export function dataSetFindings(address: ContentAddress, body: unknown, facts: Facts): readonly Finding[] {
  const checked = checkOf(shapeOf(address))(body, { links: anywhere, facts });
  if (!checked.ok) return [];
  const products = address.kind === 'slice' ? readProducts(body as LooseProductSlice).issues : [];
  return [...checked.findings, ...products];
}

const dataFault = (fault: Omit<DocumentIssue, 'code'>): DocumentIssue => ({ code: 'data-invalid', ...fault });

const nothingKnown = dataFault({ pointer: '', message: 'Nothing in it is known and right.' });

/** Its products are looked at one by one where they are shown; one of them must be right, if there are any. */
function parsedSlice(body: JsonObject): ParsedDocument<unknown> {
  const { cards, issues } = readProducts(body as LooseProductSlice);
  const isLost = cards.length === 0 && issues.length > 0;
  return isLost ? { ok: false, issues } : { ok: true, value: body, tags: [] };
}

/** Where links lead is looked at by who places them. */
const anywhere: ShopLinks = {
  key: '',
  link: () => ({ href: '/', external: false }),
  route: () => '/',
  hasRoute: () => true,
  parametersOf: () => [],
  routeHref: () => undefined,
};

/** Whether no field is left that the shape knows, although all of it may be absent. */
function saysNothing(body: JsonObject, { value, isRight }: TakenData, shape: z.ZodType): boolean {
  if (!isJsonObject(value) || !(shape instanceof z.ZodObject)) return false;
  // A list that is too long is no worse for it.
  const isSaid = (name: string): boolean => isRight(`/${name}`) || lengthOf(value[name]) > 0;
  const isLost = (name: string): boolean => lengthOf(body[name]) > 0 && lengthOf(value[name]) === 0;
  const names = Object.keys(body).filter((name) => Object.hasOwn(shape.shape, name));
  return Object.keys(body).length > 0 && !names.some((name) => isSaid(name) && !isLost(name));
}

/** Lists that held something, of which nothing is right. */
function emptiedLists(body: JsonObject, { value }: TakenData): DocumentIssue[] {
  if (!isJsonObject(value)) return [];
  return Object.keys(body)
    .filter((name) => lengthOf(body[name]) > 0 && lengthOf(value[name]) === 0)
    .map((name) =>
      dataFault({ pointer: `/${pointerSegment(name)}`, message: 'Nothing of this list is right.' }),
    );
}

/** Items of a list; of what is none NaN, which compares with nothing. */
function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : NaN;
}

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
