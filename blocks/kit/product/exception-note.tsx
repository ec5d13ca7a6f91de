import type { WithdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import type { PageView } from '../define/page-view.ts';

interface ExceptionNoteProps {
  exception: WithdrawalException | null;
  /** Of the paragraph, by the styles of whoever draws it. */
  className: string | undefined;
  page: PageView;
}

/** Says of an article that it cannot be withdrawn from, or not any more: before it is ordered (FAGG § 4 Abs. 1 Z 11) and afterwards. */
export function ExceptionNote({ exception, className, page }: ExceptionNoteProps) {
  return exception === null ? null : <p className={className}>{page.t(`product.exception.${exception}`)}</p>;
}
