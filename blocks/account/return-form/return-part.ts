import type { OwnReturn } from '../../../schemas/fulfilment/own-return.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** What every part of the form is given. */
export interface ReturnPartProps {
  own: OwnReturn;
  page: PageView;
  /** The form's id. */
  form: string;
}
