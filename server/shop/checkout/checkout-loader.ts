import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { checkoutForms } from '../../../schemas/checkout/checkout-form.ts';
import { checkoutSteps, type CheckoutStep } from '../../../schemas/checkout/checkout-steps.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../revision-of.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { checkoutState } from './checkout-state.ts';

const args = z.strictObject({
  step: z.enum(Object.keys(checkoutSteps) as [CheckoutStep, ...CheckoutStep[]]),
});

/** What a step of ordering is drawn with; for pages that are drawn for nobody else. */
export function createCheckoutLoader(
  parts: CheckoutParts & { tenants: ReadonlyMap<string, TenantConfig> },
): Loader<typeof args> {
  return {
    name: 'checkout',
    args,
    dimensions: [],
    isPersonal: true,
    async load({ step }, { tenant: slug, locale, personal }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'an order is prepared for one visitor' };
      const { owner, visitor, customerId, refused } = personal;
      const place = { tenant, locale, owner, customerId: visitor === 'logged-in' ? customerId : null };
      const isOurs = checkoutForms.some((form) => form === refused?.name);
      const value = await checkoutState(parts, place, step, isOurs ? refused : undefined);
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}
