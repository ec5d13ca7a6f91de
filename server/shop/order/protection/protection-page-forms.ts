import type { Request, Response } from 'express';
import { protectionQuery } from '../../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { loginAddress } from '../../../http/login-address.ts';
import { setAwayText } from '../../../http/away-text.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import { typedValues } from '../../../http/typed-values.ts';
import type { PageFormAnswer, PageForms } from '../../../pages/personal-pages.ts';
import type { OrderMailParts } from '../write-order-mail.ts';
import { insurableOrders } from './insurable-orders.ts';
import type { ProtectionStore } from './protection-store.ts';
import { writeProtectionMail } from './write-protection-mail.ts';

interface Place {
  tenant: TenantConfig;
  locale: string;
  /** Who is logged in with full rights; null: nobody. */
  customerId: string | null;
}

interface ProtectionFormsParts extends OrderMailParts {
  protections: ProtectionStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whose request it is. Throws an outage of the sessions. */
  placeOf(request: Request, response: Response, locale: string): Promise<Place>;
}

const route = 'protection-order';

/** The form by which a customer has instalments insured that run. (Requirements 2.144, 2.145, 5.043) */
export function createProtectionPageForms(parts: ProtectionFormsParts): PageForms {
  return {
    take({ request, response, location, name, entries }) {
      if (location.route !== route || name !== 'protect') return undefined;
      setAwayText(response, 'checkout.refused.failed');
      return parts
        .placeOf(request, response, location.locale)
        .then((place) => orderProtection(parts, place, entries));
    },
  };
}

async function orderProtection(
  parts: ProtectionFormsParts,
  { tenant, locale, customerId }: Place,
  entries: Entries,
): Promise<PageFormAnswer> {
  const routes = routeTable(tenant, locale);
  const page = routes.address(route) ?? '/';
  if (customerId === null) return { ok: true, to: loginAddress({ tenant, locale }, page) };
  const orders = await parts.protections.ordersOf(tenant.slug, customerId);
  const offers = insurableOrders(orders, { tenant, locale }, parts.now());
  const [number = '', seen = ''] = entryOf(entries, 'order').split('-');
  const done: PageFormAnswer = {
    ok: true,
    to: routes.link(route, { [protectionQuery.state]: protectionQuery.done }) ?? page,
  };
  // Pressed twice, it is ordered already.
  if (orders.some((order) => order.number === number && order.protectedLater)) return done;
  const offer = offers.find(({ order }) => order.number === number);
  const faults = [...(offer ? [] : ['order']), ...(entryOf(entries, 'terms') === 'yes' ? [] : ['terms'])];
  if (!offer || faults.length > 0) return refuse(422, faults, 'fields');
  // With an instalment that has fallen due meanwhile, it costs something else than was shown.
  if (seen !== String(offer.protection.total)) return refuse(409, [], 'protection-changed');
  const tell = await writeProtectionMail(parts, offer);
  await parts.protections.add(offer.order, offer.protection, tell);
  return done;

  function refuse(status: number, fields: readonly string[], notice: string): PageFormAnswer {
    const text = (key: string): string => parts.text(tenant.slug, locale, key);
    return {
      ok: false,
      status,
      refused: {
        ...{ name: 'protect', values: typedValues(entries), needsProof: false },
        faults: fields.map((field) => ({ field, detail: text(`checkout.fault.${field}.missing`) })),
        detail: text(`checkout.refused.${notice}`),
      },
    };
  }
}
