import { creditNoteDocument } from '../../../../schemas/fulfilment/credit-note-document.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import { drawPaper } from '../../../outbound/paper/draw-paper.ts';
import type { PaperFile } from '../../../outbound/paper/paper-file.ts';
import { creditNotePaper } from './credit-note-paper.ts';
import { paperWords, type PaperTexts } from './paper-words.ts';

export interface DrawCreditNoteParts extends PaperTexts {
  /** Credit notes of an order; `document`: a `CreditNoteDocument`, as it was kept. */
  creditNotesOf(
    tenant: string,
    order: string,
  ): Promise<readonly { number: string; issuedAt: number; document: unknown }[]>;
  tenantNamed(slug: string): TenantConfig;
}

/** A credit note of an order, drawn from what is kept of it; null: it has none of this number. Throws an outage. */
export async function drawCreditNote(
  parts: DrawCreditNoteParts,
  tenant: string,
  order: string,
  number: string,
): Promise<PaperFile | null> {
  const kept = (await parts.creditNotesOf(tenant, order)).find((each) => each.number === number);
  if (!kept) return null;
  const document = creditNoteDocument.parse(kept.document);
  const words = paperWords(parts, parts.tenantNamed(tenant), document.locale);
  const content = await drawPaper(creditNotePaper({ ...kept, document }, words));
  return { name: `${number}.pdf`, content };
}
