import type { MailPaper } from '../../../outbound/mail/mail-paper.ts';
import { drawPaper } from '../../../outbound/paper/draw-paper.ts';
import type { PaperFile } from '../../../outbound/paper/paper-file.ts';
import { readPaperHtml } from '../../../outbound/paper/read-paper-html.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { Ordered } from '../../../../schemas/order/ordered.ts';
import { creditInformation } from '../../../../schemas/payment/credit-information.ts';
import { drawCreditNote, type DrawCreditNoteParts } from './draw-credit-note.ts';
import { drawCredit } from './draw-credit.ts';
import { drawInvoice, type DrawInvoiceParts } from './draw-invoice.ts';
import { returnLabelPaper } from './return-label-paper.ts';
import { paperWords } from './paper-words.ts';

export interface DrawMailPaperParts extends DrawInvoiceParts, DrawCreditNoteParts {
  store: DrawInvoiceParts['store'] & {
    byNumber(tenant: string, order: string): Promise<{ ordered: Ordered; placedAt: number } | null>;
  };
  /** A page of the shop as it is drawn; null: there is none. Throws while it cannot be had. */
  pageHtml(tenant: string, locale: string, route: string): Promise<string | null>;
  /** A return of an order by its key; null: there is none. */
  returnOf(
    tenant: string,
    order: string,
    key: string,
  ): Promise<Pick<OrderReturn, 'pieces' | 'declaredAt' | 'way'> | null>;
  /** The label that a carrier has made for a return, as PDF; null: there is none. */
  labelOf(tenant: string, order: string, key: string): Promise<Buffer | null>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Pages that hold the text of a paper; of several the first that there is. */
const routes = { terms: ['terms'], withdrawal: ['withdrawal-instruction', 'revocation'] } as const;

/** Draws a paper that goes with the mail of an order; null: the shop has none. Throws while it cannot be had. */
export async function drawMailPaper(
  parts: DrawMailPaperParts,
  tenant: string,
  { name, locale, order, which = '' }: MailPaper,
): Promise<PaperFile | null> {
  if (name === 'invoice') return drawInvoice(parts, tenant, order);
  if (name === 'credit-note') return drawCreditNote(parts, tenant, order, which);
  const words = paperWords(parts, parts.tenantNamed(tenant), locale);
  const fileName = `${words.t(`file.${name}`)}.pdf`;
  if (name === 'return-label') {
    const kept = await parts.store.byNumber(tenant, order);
    const declared = await parts.returnOf(tenant, order, which);
    if (!kept || !declared) return null;
    const made = await parts.labelOf(tenant, order, which);
    if (made) return { name: fileName, content: made };
    const paper = returnLabelPaper({ ...declared, order, key: which, ordered: kept.ordered }, words);
    return { name: fileName, content: await drawPaper(paper) };
  }
  if (name === 'credit-information') {
    const kept = await parts.store.byNumber(tenant, order);
    if (!kept?.ordered.plan) return null;
    const credit = creditInformation(kept.ordered.plan, words.tenant);
    return drawCredit(credit, kept.placedAt, words);
  }
  for (const route of routes[name]) {
    const html = await parts.pageHtml(tenant, locale, route);
    if (html === null) continue;
    const { company } = words.tenant;
    const { title, parts: said } = readPaperHtml(html);
    const paper = { locale, title, author: company.legalName, at: parts.now(), parts: said };
    const foot = [`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`];
    return { name: fileName, content: await drawPaper({ ...paper, foot }) };
  }
  return null;
}
