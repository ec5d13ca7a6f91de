import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import type {
  WithdrawalCase,
  WithdrawalCaseState,
  WithdrawalPlace,
} from '../../../../schemas/order/withdrawal-case.ts';
import type { ListedOrder } from '../../../../schemas/order/listed-order.ts';
import type { OnChanged, Worked } from '../orders/desk-orders.ts';
import type { Told } from '../told.ts';

/** Declarations of withdrawal as the desk needs them. Every method may throw an outage. */
export interface DeskWithdrawals {
  /** Those that wait first come first, of all others the newest. */
  list(
    tenant: string,
    state: WithdrawalCaseState | undefined,
    page: { limit: number; after?: WithdrawalPlace | undefined },
  ): Promise<WithdrawalCase[]>;
  byId(tenant: string, id: string): Promise<WithdrawalCase | null>;
  /** How many wait. */
  waiting(tenant: string): Promise<number>;
  /** Orders that one may be about, by the number and the address of mail that it names. */
  candidates(tenant: string, declared: WithdrawalCase): Promise<ListedOrder[]>;
  order(name: { tenant: string; number: string }): Promise<FulfilledOrder | null>;
  /** Withdraws from these pieces of an order, as of when it was declared. `already-decided`: somebody was first. */
  assign(
    tenant: string,
    declared: WithdrawalCase,
    to: { number: string; pieces: LinePieces[] },
    told: OnChanged,
  ): Promise<Worked>;
  /** Writes to whoever declared, once; false: somebody has decided before. */
  answer(tenant: string, declared: WithdrawalCase, answer: string, told: Told): Promise<boolean>;
}
