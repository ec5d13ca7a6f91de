import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';
import { bucketJsonLimits, documentJsonLimits, type JsonLimits, parseJson } from '../../schemas/safe-json.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { type Facts, fillFacts } from '../../schemas/facts/fill-facts.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readPictureRecipes } from '../../server/upkeep/read-picture-recipes.ts';
import { readTenants } from '../../tenants/read-tenants.ts';

/** The folder that the shop reads without a CMS. */
export const contentFolder = resolve('content-fixtures');

/** Identifiers of all pictures that there are recipes for. */
export const pictureIds: ReadonlySet<string> = new Set(
  readPictureRecipes(resolve('.'), resolve(contentFolder, 'pictures')).map(({ id }) => id),
);

export const tenants: readonly TenantConfig[] = readTenants(resolve('tenants')).map(({ config }) => config);

/** A page or frame of the content that comes with the project. */
export interface ShippedDocument {
  /** Below `content-fixtures/`. */
  file: string;
  tenant: TenantConfig;
  locale: string;
  /** As it lies there; the document has the facts that it names put in. */
  typed: unknown;
  document: PageDocument;
}

/** Every published page. Throws when one cannot be read at all. */
export function shippedPages(): ShippedDocument[] {
  return documentsIn('pages').filter(({ document }) => document.meta.status === 'published');
}

/** Pages that only the preview shows. */
export function shippedDrafts(): ShippedDocument[] {
  return documentsIn('pages', (file) => file.endsWith('.draft.json'));
}

export function shippedFrames(): ShippedDocument[] {
  return documentsIn('frames');
}

function documentsIn(kind: 'pages' | 'frames', isWanted = isNoDraft): ShippedDocument[] {
  return tenants.flatMap((tenant) =>
    globSync(`${tenant.slug}/${kind}/*/**/*.json`, { cwd: contentFolder })
      .filter(isWanted)
      .toSorted()
      .map((file) => {
        const locale = file.split('/')[2] ?? '';
        const typed = readShippedJson(file, documentJsonLimits);
        return { file, tenant, locale, typed, document: readDocument(file, typed, factsOf(tenant, locale)) };
      }),
  );
}

function isNoDraft(file: string): boolean {
  return !file.endsWith('.draft.json');
}

function readDocument(file: string, typed: unknown, facts: Facts): PageDocument {
  const result = readPageDocument(withFacts(typed, facts));
  if (!result.ok) throw new Error(`${file}: ${JSON.stringify(result.issues)}`);
  return result.document;
}

/** A bucket file: `category` is the folder above it, `menus` for navigation, `products/<name>` for slices. */
export interface ShippedBucket {
  file: string;
  tenant: TenantConfig;
  /** Undefined for product slices, which are shared by the locales of a language. */
  locale: string | undefined;
  category: string;
  /** File name without `.json`. */
  name: string;
  /** As it lies there. */
  typed: unknown;
  /** With the facts that it names. */
  content: unknown;
}

export function shippedBuckets(): ShippedBucket[] {
  return tenants.flatMap((tenant) =>
    globSync(`${tenant.slug}/buckets/**/*.json`, { cwd: contentFolder })
      .toSorted()
      .map((file) => {
        const [, , first = '', second = ''] = file.split('/');
        const isSlice = first === 'products';
        const typed = readShippedJson(file, bucketJsonLimits);
        return {
          file,
          tenant,
          locale: isSlice ? undefined : first,
          category: isSlice ? `products/${second}` : second,
          name: basename(file, '.json'),
          typed,
          content: isSlice ? typed : withFacts(typed, factsOf(tenant, first)),
        };
      }),
  );
}

/** A copy of parsed JSON with facts in all its texts. */
function withFacts(value: unknown, facts: Facts): unknown {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? fillFacts(part, facts).text : part,
  );
}

function readShippedJson(file: string, limits: JsonLimits): unknown {
  const result = parseJson(readFileSync(resolve(contentFolder, file)), limits);
  if (!result.ok) throw new Error(`${file}: ${result.message}`);
  return result.value;
}
