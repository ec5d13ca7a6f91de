import type { Logger } from 'pino';
import type { z } from 'zod';
import { createDataCheck } from '../../renderer/data-check.ts';
import type { bucketCategories } from '../../schemas/content-names.ts';
import { localePrefix } from '../../schemas/locale-path.ts';
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

/**
 * A reader of the published files of a bucket, for calls: cleaned and checked as blocks get them, once per copy. What does not
 * fit its shape is logged, and given to nobody.
 */
export function createDataSetReader<Shape extends z.ZodType>(
  { documents, log }: { documents: Pick<DocumentCache, 'get'>; log: Pick<Logger, 'warn'> },
  category: (typeof bucketCategories)[number],
  shape: Shape,
): DataSetReader<z.output<Shape>> {
  const check = createDataCheck(shape);
  const known = new WeakMap<object, DataSetAnswer<z.output<Shape>>>();
  function answerFor(body: unknown, prefix: string, key: string): DataSetAnswer<z.output<Shape>> {
    const checked = check(body, prefix);
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
    const parse = dataSetParser(made.address);
    const document = await documents.get(made.address, { component: category, parse });
    if (document.status !== 'found') return { status: document.status };
    const body = document.value;
    const kept = typeof body === 'object' && body !== null ? body : undefined;
    let answer = kept && known.get(kept);
    if (!answer) {
      answer = answerFor(body, localePrefix(tenant, locale), keyOf(made.address));
      if (kept) known.set(kept, answer);
    }
    return answer;
  };
}
