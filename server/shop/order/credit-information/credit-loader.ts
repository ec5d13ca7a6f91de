import { z } from 'zod';
import type { Loader } from '../../../../renderer/contract/loader.ts';
import { creditQuery, orderQuery } from '../../../../schemas/checkout/checkout-form.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../../revision-of.ts';
import { creditPaper } from '../papers/credit-paper.ts';
import { creditInformationPath } from './credit-calls.ts';
import { type AskedCredit, type CreditParts, readCredit } from './read-credit.ts';

export interface CreditLoaderParts extends CreditParts {
  tenants: ReadonlyMap<string, TenantConfig>;
}

const args = z.strictObject({});

/** What must be known of a credit before anybody is bound, for the visitor's own basket or an order by its token. */
export function createCreditLoader(parts: CreditLoaderParts): Loader<typeof args> {
  return {
    name: 'credit',
    args,
    dimensions: [`query:${creditQuery.plan}`, `query:${orderQuery.token}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'a credit is one visitor’s' };
      const { owner, visitor, customerId } = personal;
      const place = { tenant, locale, owner, customerId: visitor === 'logged-in' ? customerId : null };
      const asked = { token: query[orderQuery.token] ?? '', plan: query[creditQuery.plan] ?? '' };
      const read = await readCredit(parts, place, asked);
      const paper = read.ok ? creditPaper(read.credit, read.at, read.words) : null;
      const value = {
        paper: paper && { title: paper.title, parts: paper.parts, file: fileAddress(asked, locale) },
        refusal: read.ok ? '' : parts.text(slug, locale, `checkout.means.${read.refusal}`),
        token: asked.token,
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

function fileAddress({ token, plan }: AskedCredit, locale: string): string {
  const named = token === '' ? { [creditQuery.plan]: plan, locale } : { [orderQuery.token]: token };
  return `${creditInformationPath}?${new URLSearchParams(named).toString()}`;
}
