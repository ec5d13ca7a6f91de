import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { contentFolder, pictureIds } from './shipped-content.ts';

// What a document may hold, by nothing but what is published for CMS authors: the engine's own validation is not asked.

/** JSON Schema, as far as it is read here. */
interface Schema extends JsonObject {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
}

interface PublishedBlock {
  type: string;
  v: number;
  slots: Record<string, { allow?: string[]; max?: number }>;
  data: Record<string, { required: boolean }>;
}

const folder = 'schemas/published';
const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
const schemaIn = (name: string): Schema => read(name) as Schema;

const blocks = new Map((read('blocks.json') as PublishedBlock[]).map((block) => [block.type, block]));
const propsOf = new Map(
  globSync(`${folder}/blocks/*.json`).map((file) => {
    const name = basename(file);
    return [basename(name, '.json'), schemaIn(`blocks/${name}`).props as Schema] as const;
  }),
);
const shapes = {
  page: schemaIn('page.json'),
  when: schemaIn('when.json'),
  request: schemaIn('load-request.json'),
};

const ajv = new Ajv({ allErrors: true, discriminator: true, strict: false, validateFormats: false });
const compiled = new WeakMap<Schema, ValidateFunction>();

/** Places at which a document is not what is published: pointers into it, of fields that lack as if they were there. */
export function illegalPlaces(document: unknown, tenant: TenantConfig): string[] {
  const places = refusedBy(shapes.page, document, '');
  if (!isJsonObject(document)) return places;
  const { page, regions } = document;
  if (isJsonObject(page)) {
    if (typeof page.frame === 'string' && !hasFrame(tenant, page)) places.push('/page/frame');
    if (isJsonObject(page.image) && !pictureIds.has(String(page.image.src))) places.push('/page/image/src');
  }
  for (const [name, nodes] of Object.entries(isJsonObject(regions) ? regions : {})) {
    const place = `/regions/${pointerSegment(name)}`;
    if (!['main', 'aside'].includes(name)) places.push(place);
    if (Array.isArray(nodes)) places.push(...illegalNodes(nodes, place, tenant));
  }
  return [...places, ...repeatedIds(regions)];
}

const frames = new Set(globSync('*/frames/*/*.json', { cwd: contentFolder }));

function hasFrame({ slug }: TenantConfig, { locale, frame }: JsonObject): boolean {
  return frames.has(`${slug}/frames/${String(locale)}/${String(frame)}.json`);
}

/** Of several nodes with one id the first keeps it: those of regions come before those in their slots. */
function repeatedIds(regions: unknown): string[] {
  const ids = new Set<unknown>();
  const lists = listsOf(regions, '/regions');
  const places: string[] = [];
  for (const { nodes, pointer } of lists)
    for (const [index, node] of nodes.entries()) {
      if (!isJsonObject(node)) continue;
      const place = `${pointer}/${index}`;
      if (ids.has(node.id)) places.push(`${place}/id`);
      ids.add(node.id);
      lists.push(...listsOf(node.slots, `${place}/slots`));
    }
  return places;
}

function listsOf(holder: unknown, pointer: string): { nodes: unknown[]; pointer: string }[] {
  return Object.entries(isJsonObject(holder) ? holder : {}).flatMap(([name, nodes]) =>
    Array.isArray(nodes) ? [{ nodes, pointer: `${pointer}/${pointerSegment(name)}` }] : [],
  );
}

function illegalNodes(nodes: readonly unknown[], pointer: string, tenant: TenantConfig): string[] {
  return nodes.flatMap((node, index) => illegalNode(node, `${pointer}/${index}`, tenant));
}

function illegalNode(node: unknown, pointer: string, tenant: TenantConfig): string[] {
  if (!isJsonObject(node)) return [pointer];
  const { id, type, props, data, slots, when } = node;
  const v = node.v ?? 1;
  const places: string[] = [];
  if (typeof id !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id)) places.push(`${pointer}/id`);
  const block = blocks.get(String(type));
  if (typeof type !== 'string' || !block) return [...places, `${pointer}/type`];
  if (!Number.isInteger(v) || Number(v) < 1 || Number(v) > block.v) places.push(`${pointer}/v`);
  // Of older versions nothing is published.
  if (v === block.v) {
    const shape = propsOf.get(type) as Schema;
    const given = props === null ? {} : filledIn(props ?? {}, shape);
    places.push(...refusedBy(shape, given, `${pointer}/props`));
    places.push(...unknownNames(given, shape, `${pointer}/props`, tenant));
  }
  if (when !== undefined && when !== null && when !== '')
    places.push(...refusedBy(shapes.when, filledIn(when, shapes.when), `${pointer}/when`));
  places.push(...illegalData(data ?? {}, block, `${pointer}/data`));
  places.push(...illegalSlots(slots ?? {}, block, `${pointer}/slots`, tenant));
  return places;
}

function illegalData(data: unknown, block: PublishedBlock, pointer: string): string[] {
  if (!isJsonObject(data)) return [pointer];
  return Object.entries(data).flatMap(([name, request]) => {
    const place = `${pointer}/${pointerSegment(name)}`;
    if (request === null) return [];
    return Object.hasOwn(block.data, name) ? refusedBy(shapes.request, request, place) : [place];
  });
}

function illegalSlots(
  slots: unknown,
  block: PublishedBlock,
  pointer: string,
  tenant: TenantConfig,
): string[] {
  if (!isJsonObject(slots)) return [pointer];
  return Object.entries(slots).flatMap(([name, nodes]) => {
    const place = `${pointer}/${pointerSegment(name)}`;
    if (nodes === null) return [];
    const slot = Object.hasOwn(block.slots, name) ? block.slots[name] : undefined;
    if (!slot || !Array.isArray(nodes)) return [place];
    const { allow, max = Infinity } = slot;
    const strangers = nodes.flatMap((node: unknown, index) =>
      allow && isJsonObject(node) && !allow.includes(String(node.type)) ? [`${place}/${index}/type`] : [],
    );
    const tooMany = nodes.length > max ? [`${place}/${max}`] : [];
    return [...strangers, ...tooMany, ...illegalNodes(nodes, place, tenant)];
  });
}

function refusedBy(schema: Schema, value: unknown, pointer: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, params }) => {
    const field: unknown = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
    return `${pointer}${instancePath}${typeof field === 'string' ? `/${pointerSegment(field)}` : ''}`;
  });
}

function variantOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  const tag = schema?.discriminator?.propertyName;
  if (tag === undefined || !isJsonObject(value)) return schema;
  const named = (kind: Schema): unknown => kind.properties?.[tag]?.const;
  return schema?.oneOf?.find((kind) => named(kind) === value[tag]);
}

/** The value without what was left empty though it need not be filled in (`docs/editors.md`): that counts as not there. */
function filledIn(value: unknown, given: Schema | undefined): unknown {
  const schema = variantOf(given, value);
  if (Array.isArray(value)) return value.map((item: unknown) => filledIn(item, schema?.items));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const shape = schema?.properties?.[name];
    const own = filledIn(field, shape);
    const mayLack = shape !== undefined && schema?.required?.includes(name) !== true;
    return mayLack && isUnfilled(own) ? [] : [[name, own] as const];
  });
  return Object.fromEntries(fields);
}

function isUnfilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return false;
  return value === null || Object.values(value).every(isUnfilled);
}

/** Where a value names a picture or a route that there is not, or an address that leads nowhere. */
function unknownNames(
  value: unknown,
  given: Schema | undefined,
  pointer: string,
  tenant: TenantConfig,
): string[] {
  const schema = variantOf(given, value);
  if (typeof value === 'string' && schema) {
    const isWrong =
      (schema['x-picture'] === true && !pictureIds.has(value)) ||
      (schema['x-route'] === true && !Object.hasOwn(tenant.routes, value)) ||
      (schema['x-href'] === true && !/^(?:\/(?!\/)|[?#].|https:\/\/|mailto:|tel:|route:)/.test(value));
    return isWrong ? [pointer] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unknownNames(
      part,
      Array.isArray(value) ? schema?.items : schema?.properties?.[name],
      `${pointer}/${pointerSegment(name)}`,
      tenant,
    ),
  );
}
