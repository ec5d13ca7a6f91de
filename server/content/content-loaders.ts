import { z } from 'zod';
import type { Loaded, Loader, LoadContext } from '../../renderer/loader.ts';
import type { TenantConfig } from '../../schemas/tenant.ts';
import { makeAddress } from './content-address.ts';
import type { DocumentCache } from './document-cache.ts';

/**
 * The loaders that every build has: `bucket` (any data set by category and identifier), `slice` (products) and
 * `navigation` (the menu of the tenant's client id, by device, locale and cut).
 */
export function createContentLoaders(documents: DocumentCache, tenants: readonly TenantConfig[]): Loader[] {
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]));

  async function load(parts: object, context: LoadContext): Promise<Loaded> {
    const made = makeAddress({ tenant: context.tenant, locale: context.locale, ...parts });
    if (!made.ok) return { ok: false, reason: `${made.field}: ${made.message}` };
    const answer = await documents.get(made.address, {
      component: context.component,
      parse: (body) => ({ ok: true, value: body, tags: [] }),
      waitForFresh: context.wantsNewest,
    });
    if (answer.status === 'missing') return { ok: false, reason: 'there is no such data set' };
    if (answer.status === 'failed') return { ok: false, reason: answer.failure.message };
    return { ok: true, value: answer.value, revision: answer.revision, tags: [...answer.tags] };
  }

  const bucket: Loader<z.ZodObject<{ category: z.ZodString; identifier: z.ZodString }>> = {
    name: 'bucket',
    args: z.strictObject({ category: z.string(), identifier: z.string() }),
    dimensions: [],
    load: (args, context) => load({ kind: 'bucket', ...args }, context),
  };
  const slice: Loader<z.ZodObject<{ category: z.ZodString; id: z.ZodString }>> = {
    name: 'slice',
    args: z.strictObject({ category: z.string(), id: z.string() }),
    dimensions: [],
    load: (args, context) =>
      load({ kind: 'slice', ...args, sliced: bySlug.get(context.tenant)?.slicedLoad ?? false }, context),
  };
  const navigation: Loader<z.ZodObject<Record<never, never>>> = {
    name: 'navigation',
    args: z.strictObject({}),
    dimensions: ['device'],
    load(_args, context) {
      const tenant = bySlug.get(context.tenant);
      const parts = {
        kind: 'navigation',
        clientId: tenant?.clientId,
        device: context.device,
        sliced: tenant?.slicedLoad,
      };
      return load(parts, context);
    },
  };
  return [bucket, slice, navigation] as Loader[];
}
