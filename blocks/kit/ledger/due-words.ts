import type { ShownDue } from '../../../schemas/ledger/payment-dates.ts';
import type { PageView } from '../define/page-view.ts';

/** What something is that is due. */
export function dueWords(
  { kind, number }: Pick<ShownDue, 'kind' | 'number'>,
  page: Pick<PageView, 't'>,
): string {
  return kind === 'instalment' ? page.t('ledger.due.instalment', { number }) : page.t(`ledger.due.${kind}`);
}
