import type { faultOf } from '../account/fault-of.ts';
import type { PageView } from '../define/page-view.ts';

/** What every part of a form is given by which articles come back. */
export interface ReturnPart {
  /** The form's id. */
  form: string;
  /** What was typed, and what is wrong with it. */
  state: Parameters<typeof faultOf>[0] & { values: Readonly<Record<string, string>> };
  page: PageView;
}
