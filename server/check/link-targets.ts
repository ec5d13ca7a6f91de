import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import type { ProductCard } from '../../schemas/product-card.ts';
import { type LooseProductSlice, readProducts } from '../../schemas/product-slice.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { makeAddress } from '../content/content-address.ts';
import { dataSetParser } from '../content/data-set-shape.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import { createPageDocuments } from '../pages/page-documents.ts';

/** What addresses of one shop lead to, and what else content can name of it; pages are looked up once. */
export interface LinkTargets {
  /** The document at a path without locale prefix: the published one, else the draft. */
  pageAt(locale: string, documentPath: string): Promise<PageDocument | undefined>;
  /** Whether a category has this address; undefined where nobody knows. */
  hasCategory(locale: string, address: string): Promise<boolean | undefined>;
  /** What the address of a product leads to; undefined where nobody knows. */
  productAt(locale: string, address: ProductAddress): Promise<ProductOutcome | undefined>;
  /** Products of a product slice as it is written; undefined where it cannot be had. */
  productsIn(
    locale: string,
    slice: { category: string; id: string },
  ): Promise<readonly ProductCard[] | undefined>;
  /** By article number: from when on it can be ordered, in ms since 1970 (Infinity: never); undefined where nobody knows. */
  orderableFrom(
    locale: string,
    skus: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number> | undefined>;
  /** Names of its size tables; undefined where nobody knows. */
  sizeTables: readonly string[] | undefined;
}

/** A product's parameters in its route. */
interface ProductAddress {
  slug: string;
  sku: string;
}

/** Shown, redirected to its own address or its successor, gone for good, or not sold here. */
type ProductOutcome = 'show' | 'redirect' | 'gone' | 'unknown';

/** The catalogue that the shops use. */
interface AskedCatalogue {
  hasCategory(tenant: string, locale: string, address: string): Promise<boolean | undefined>;
  productAt(tenant: string, locale: string, address: ProductAddress): Promise<ProductOutcome | undefined>;
  orderableFrom(
    tenant: string,
    locale: string,
    skus: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number> | undefined>;
  sizeTables: readonly string[];
}

export interface LinkTargetParts {
  documents: DocumentCache;
  /** Undefined: it cannot be asked, and nothing is said of what only it knows. */
  catalogue: AskedCatalogue | undefined;
}

export function createLinkTargets(
  { documents, catalogue }: LinkTargetParts,
  tenant: TenantConfig,
): LinkTargets {
  const { slug } = tenant;
  const pages = createPageDocuments(documents, () => tenant);
  const known = new Map<string, Promise<PageDocument | undefined>>();

  async function look(locale: string, path: string): Promise<PageDocument | undefined> {
    const scope = { tenant: slug, locale };
    const published = await pages.page(scope, path, false);
    if (published?.status === 'found') return published.value;
    const draft = await pages.page({ ...scope, draft: true }, path, false);
    return draft?.status === 'found' ? draft.value : undefined;
  }

  return {
    pageAt(locale, path) {
      const key = `${locale} ${path}`;
      const page = known.get(key) ?? look(locale, path);
      known.set(key, page);
      return page;
    },
    hasCategory: async (locale, address) => catalogue?.hasCategory(slug, locale, address),
    async productsIn(locale, slice) {
      const made = makeAddress({ kind: 'slice', tenant: slug, locale, ...slice, sliced: tenant.slicedLoad });
      if (!made.ok) return undefined;
      const parse = dataSetParser(made.address, noFacts);
      const found = await documents.get<unknown>(made.address, { component: 'check-content', parse });
      return found.status === 'found' ? readProducts(found.value as LooseProductSlice).cards : undefined;
    },
    orderableFrom: async (locale, skus, now) => catalogue?.orderableFrom(slug, locale, skus, now),
    sizeTables: catalogue?.sizeTables,
    productAt: async (locale, address) => catalogue?.productAt(slug, locale, address),
  };
}
