import { dayIn } from '../../../../schemas/day-in.ts';
import type { InvoiceDocument } from '../../../../schemas/order/invoice-document.ts';
import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';

/** What an invoice says that is issued at a moment (ms since 1970), but for its number. `vat` writes a VAT number with its name. */
export function issueInvoice(
  { company, locales, timeZone }: TenantConfig,
  { number, ordered }: { number: string; ordered: Ordered },
  at: number,
  vat: (vatId: string) => string,
): InvoiceDocument {
  const own = locales.find(({ locale }) => locale === ordered.locale);
  const { legalName, street, postalCode, city, country, registerNumber, registerCourt, vatId, iban } =
    company;
  const register = [registerNumber, registerCourt].filter((each) => each !== '').join(', ');
  const usual = [register, vatId === '' ? '' : vat(vatId)].filter((each) => each !== '');
  const days = ordered.lines.flatMap(({ arrival }) => arrival).toSorted();
  const issuedOn = dayIn(timeZone, at);
  return {
    order: number,
    seller: {
      ...{ name: legalName, street, postalCode, city, country, iban: iban ?? null },
      numbers: own?.sellerNumbers ?? usual,
    },
    issuedOn,
    supply: [days[0] ?? issuedOn, days.at(-1) ?? issuedOn],
    dueDays: own?.terms?.invoiceDays ?? null,
    ordered,
  };
}
