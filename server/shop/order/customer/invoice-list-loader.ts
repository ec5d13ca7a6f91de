import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import type { InvoiceList } from '../../../../schemas/order/invoice-list.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../../schemas/writing/date-writer.ts';
import type { Secrets } from '../../../operations/secrets.ts';
import { revisionOf } from '../../revision-of.ts';
import { invoiceAddress } from '../invoice-calls.ts';
import { orderToken } from '../order-token.ts';
import type { CustomerOrders } from './customer-orders.ts';
import { customerOfPage } from '../../customer-of-page.ts';

export interface InvoiceListLoaderParts {
  orders: Pick<CustomerOrders, 'invoices'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  secrets: Secrets;
  /** An amount of cents as the locale writes it. */
  price(tenant: string, locale: string, cents: number): string;
}

const args = z.strictObject({});

/** The invoices of a customer, each with its paper. */
export function createInvoiceListLoader(parts: InvoiceListLoaderParts): Loader<typeof args> {
  return {
    name: 'invoice-list',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal }) {
      const tenant = parts.tenants.get(slug);
      const customer = customerOfPage(personal);
      if (customer === null || !tenant) return { ok: false, reason: 'invoices are shown to their customer' };
      const day = dateWriter(locale, {
        timeZone: tenant.timeZone,
        dateStyle: 'long',
      });
      const kept = await parts.orders.invoices(slug, customer);
      const value: InvoiceList = {
        invoices: kept.map(({ number, order, issuedAt, total, key, tokenHash }) => ({
          ...{
            number,
            order,
            issued: day(issuedAt),
            total: parts.price(slug, locale, total),
          },
          file: invoiceAddress(orderToken(parts.secrets, { tenant: slug, key, tokenHash })),
        })),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}
