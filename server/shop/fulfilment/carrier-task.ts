import type { QueryExecutorProvider } from 'kysely';
import type { OrderName } from './order-book.ts';

/** What a carrier is asked for a return, by the return's key. */
export interface CarrierTask extends OrderName {
  key: string;
  kind: 'label' | 'pick-up';
}

/** What carriers are to be asked for, until they have done it. */
export interface CarrierTasks {
  /** Keeps it until it is done; it comes or goes with the caller's transaction. `at`: ms since 1970. */
  add(task: CarrierTask, at: number, within: QueryExecutorProvider): Promise<void>;
}
