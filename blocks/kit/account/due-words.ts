import type { ShownDue } from '../../../schemas/ledger/payment-dates.ts';
import type { PageView } from '../define/page-view.ts';

/** What something is that is due. */
export function dueWords(
  { kind, number }: Pick<ShownDue, 'kind' | 'number'>,
  page: Pick<PageView, 't'>,
): string {
  return kind === 'instalment'
    ? page.t('account-page.due.instalment', { number })
    : page.t(`account-page.due.${kind}`);
}
