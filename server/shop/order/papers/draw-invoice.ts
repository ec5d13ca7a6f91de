import { invoiceDocument } from '../../../../schemas/order/invoice-document.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { drawPaper } from '../../../outbound/paper/draw-paper.ts';
import type { PaperFile } from '../../../outbound/paper/paper-file.ts';
import { invoicePaper } from './invoice-paper.ts';
import { paperWords, type PaperTexts } from './paper-words.ts';

export interface DrawInvoiceParts extends PaperTexts {
  store: {
    /** `document`: an `InvoiceDocument`, as it was kept. */
    invoiceOf(
      tenant: string,
      order: string,
    ): Promise<{ number: string; issuedAt: number; document: unknown } | null>;
  };
  tenantNamed(slug: string): TenantConfig;
}

/** The invoice of an order, drawn from what is kept of it; null: there is none. Throws an outage. */
export async function drawInvoice(
  parts: DrawInvoiceParts,
  tenant: string,
  order: string,
): Promise<PaperFile | null> {
  const kept = await parts.store.invoiceOf(tenant, order);
  if (!kept) return null;
  const document = invoiceDocument.parse(kept.document);
  const words = paperWords(parts, parts.tenantNamed(tenant), document.ordered.locale);
  const content = await drawPaper(invoicePaper({ ...kept, document }, words));
  return { name: `${kept.number}.pdf`, content };
}
