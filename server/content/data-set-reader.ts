import type { Logger } from 'pino';
import type { z } from 'zod';
import { createDataCheck, type DataCheckShop } from '../../renderer/data-check.ts';
import type { bucketCategories } from '../../schemas/content-names.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { keyOf, makeAddress } from './content-address.ts';
import { dataSetParser } from './data-set-shape.ts';
import type { DocumentCache } from './document-cache.ts';

type DataSetAnswer<Value> =
  | { status: 'found'; value: Value }
  /** There is none of this name. */
  | { status: 'missing' }
  /** It cannot be had, or cannot be used as it is. */
  | { status: 'failed' };

/** Reads a file of one bucket. `identifier` may be anything that somebody typed. */
export type DataSetReader<Value> = (
  tenant: TenantConfig,
  locale: string,
  identifier: string,
) => Promise<DataSetAnswer<Value>>;

interface DataSetSource {
  documents: Pick<DocumentCache, 'get'>;
  log: Pick<Logger, 'warn'>;
  /** Where links lead, in one of a shop's locales; the same for the same shop. */
  linksOf(tenant: TenantConfig, locale: string): ShopLinks;
}

/**
 * A reader of the published files of a bucket, for calls: cleaned and checked as blocks get them, once per copy. What does not
 * fit its shape is logged, and given to nobody.
 */
export function createDataSetReader<Shape extends z.ZodType>(
  { documents, log, linksOf }: DataSetSource,
  category: (typeof bucketCategories)[number],
  shape: Shape,
): DataSetReader<z.output<Shape>> {
  const check = createDataCheck(shape);
  const known = new WeakMap<object, DataSetAnswer<z.output<Shape>>>();
  function answerFor(body: unknown, shop: DataCheckShop, key: string): DataSetAnswer<z.output<Shape>> {
    const checked = check(body, shop);
    const read = checked.ok ? shape.safeParse(checked.value) : undefined;
    if (read?.success) return { status: 'found', value: read.data };
    const [fault] = checked.ok ? [] : checked.faults;
    const problem = fault ? `at "${fault.pointer}": ${fault.message}` : read?.error?.message;
    log.warn({ document: key, problem }, 'A data set is not given away, as it is wrong');
    return { status: 'failed' };
  }

  return async (tenant, locale, identifier) => {
    const made = makeAddress({ kind: 'bucket', tenant: tenant.slug, locale, category, identifier });
    if (!made.ok) return { status: 'missing' };
    // As the loader of blocks reads it: the two share their copies.
    const facts = factsOf(tenant, locale);
    const parse = dataSetParser(made.address, facts);
    const document = await documents.get(made.address, { component: category, parse });
    if (document.status !== 'found') return { status: document.status };
    const body = document.value;
    const kept = typeof body === 'object' && body !== null ? body : undefined;
    let answer = kept && known.get(kept);
    if (!answer) {
      answer = answerFor(body, { links: linksOf(tenant, locale), facts }, keyOf(made.address));
      if (kept) known.set(kept, answer);
    }
    return answer;
  };
}
