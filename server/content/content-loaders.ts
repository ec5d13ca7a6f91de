import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Loaded, Loader, LoadContext } from '../../renderer/contract/loader.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { type AddressResult, makeAddress, tagsOf } from './content-address.ts';
import type { ContentAddress } from './content-source.ts';
import { dataSetParser } from './data-set-shape.ts';
import type { DocumentAnswer, DocumentCache } from './document-cache.ts';

/** Addresses of data sets that are kept; content decides how many there are. */
const maxAddresses = 20_000;

/** The name of a data set that there is and that is most like an address that leads to none. */
export type NearestDataSet = (address: ContentAddress) => Promise<string | undefined>;

/**
 * The loaders that every build has: `bucket` (any data set by category and identifier), `slice` (products) and
 * `navigation` (the menu of the tenant's client id, by device, locale and cut).
 * `nearestTo`: for who has the time to look what was meant where there is none.
 */
export function createContentLoaders(
  documents: DocumentCache,
  tenants: readonly TenantConfig[],
  nearestTo?: NearestDataSet,
): Loader[] {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]));
  const addresses = new LRUCache<string, AddressResult>({ max: maxAddresses });
  // Every copy has a set of tags of its own.
  const loadedCopies = new WeakMap<ReadonlySet<string>, Extract<Loaded, { ok: true }>>();

  function load(parts: object, context: LoadContext): Loaded | Promise<Loaded> {
    const made = addressOf({ tenant: context.tenant, locale: context.locale, ...parts });
    if (!made.ok) return { ok: false, reason: `${made.field}: ${made.message}` };
    const held = documents.peek<unknown>(made.address, context.component);
    return held ? loadedOf(held) : fetched(made.address, context);
  }

  /** Checked once, however often it is asked for. */
  function addressOf(parts: object): AddressResult {
    const key = JSON.stringify(parts);
    let made = addresses.get(key);
    if (!made) addresses.set(key, (made = makeAddress(parts)));
    return made;
  }

  async function fetched(address: ContentAddress, { component, wantsNewest }: LoadContext): Promise<Loaded> {
    const tenant = bySlug.get(address.tenant);
    const parse = dataSetParser(address, tenant ? factsOf(tenant, address.locale) : noFacts);
    const loaded = loadedOf(await documents.get(address, { component, parse, waitForFresh: wantsNewest }));
    const nearest = !loaded.ok && loaded.reason === noneThere ? await nearestTo?.(address) : undefined;
    return nearest === undefined ? loaded : { ok: false, reason: `${noneThere} (is "${nearest}" meant?)` };
  }

  /** What a data set is renewed by, as long as there is none as well. */
  function tagsFor(parts: object, { tenant, locale }: LoadContext): readonly string[] {
    const made = addressOf({ tenant, locale, ...parts });
    return made.ok ? tagsOf(made.address) : [];
  }

  /** One object for the same copy, so that what was made of it is found again. */
  function loadedOf(answer: DocumentAnswer<unknown>): Loaded {
    if (answer.status === 'missing') return { ok: false, reason: noneThere };
    if (answer.status === 'failed') return { ok: false, reason: reasonOf(answer) };
    let loaded = loadedCopies.get(answer.tags);
    // Tags are added to a copy while it lives.
    const { value, revision, until } = answer;
    if (loaded?.tags.length !== answer.tags.size || loaded.expires !== until) {
      loaded = {
        ...{ ok: true, value, revision, tags: [...answer.tags] },
        ...(until !== undefined && { expires: until }),
      };
      loadedCopies.set(answer.tags, loaded);
    }
    return loaded;
  }

  const isSliced = ({ tenant }: LoadContext): boolean => bySlug.get(tenant)?.slicedLoad ?? false;
  const menuOf = (context: LoadContext): object => ({
    kind: 'navigation',
    clientId: bySlug.get(context.tenant)?.clientId,
    device: context.device,
    sliced: isSliced(context),
  });

  const bucket: Loader<z.ZodObject<{ category: z.ZodString; identifier: z.ZodString }>> = {
    name: 'bucket',
    args: z.strictObject({ category: z.string(), identifier: z.string() }),
    dimensions: [],
    load: (args, context) => load({ kind: 'bucket', ...args }, context),
    tagsOf: (args, context) => tagsFor({ kind: 'bucket', ...args }, context),
  };
  const slice: Loader<z.ZodObject<{ category: z.ZodString; id: z.ZodString }>> = {
    name: 'slice',
    args: z.strictObject({ category: z.string(), id: z.string() }),
    dimensions: [],
    load: (args, context) => load({ kind: 'slice', ...args, sliced: isSliced(context) }, context),
    tagsOf: (args, context) => tagsFor({ kind: 'slice', ...args, sliced: isSliced(context) }, context),
  };
  const navigation: Loader<z.ZodObject<Record<never, never>>> = {
    name: 'navigation',
    args: z.strictObject({}),
    dimensions: ['device'],
    load: (_args, context) => load(menuOf(context), context),
    tagsOf: (_args, context) => tagsFor(menuOf(context), context),
  };
  return [bucket, slice, navigation] as Loader[];
}

const noneThere = 'there is no such data set';

/** Why a data set cannot be had, with the place where it is wrong. */
function reasonOf({ failure, issues }: Extract<DocumentAnswer<unknown>, { status: 'failed' }>): string {
  const last = issues.at(-1);
  return last ? `${failure.message}, at "${last.pointer}": ${last.message}` : failure.message;
}
