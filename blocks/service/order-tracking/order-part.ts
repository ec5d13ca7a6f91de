import type { TrackedOrder, TrackingState } from '../../../schemas/fulfilment/tracking-state.ts';
import type { PageView } from '../../kit/define/page-view.ts';

/** What every part of the page of an order is given. */
export interface OrderPart {
  order: TrackedOrder;
  state: TrackingState;
  page: PageView;
}
