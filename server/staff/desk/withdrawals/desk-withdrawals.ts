import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import type { WithdrawalDeclaration } from '../../../../schemas/order/withdrawal-declaration.ts';
import type { ListedOrder, OnChanged, Worked } from '../orders/desk-orders.ts';
import type { Told } from '../told.ts';

/**
 * What became of a declaration: nobody did anything yet; the shop itself carried it out; people found its order, or answered; or they
 * have said by the shell that it is settled.
 */
export const withdrawalStates = ['open', 'known', 'assigned', 'answered', 'settled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** A declaration of withdrawal with what people decided. Times in ms since 1970. */
export interface DeskWithdrawal {
  /** 43 characters by which it is known, and which open nothing. */
  id: string;
  state: WithdrawalState;
  /** That was found with the declaration; null: none. */
  order: string | null;
  isLate: boolean;
  declaration: WithdrawalDeclaration;
  declaredAt: number;
  /** The order that people found it to be about; null: none. */
  assigned: string | null;
  /** What was written to whoever declared; null: nothing. */
  answer: string | null;
  decidedAt: number | null;
}

/** Behind which one of a list another page begins. */
export type WithdrawalPlace = Pick<DeskWithdrawal, 'declaredAt' | 'id'>;

/** Declarations of withdrawal as the desk needs them. Every method may throw an outage. */
export interface DeskWithdrawals {
  /** Those that wait first come first, of all others the newest. */
  list(
    tenant: string,
    state: WithdrawalState | undefined,
    page: { limit: number; after?: WithdrawalPlace | undefined },
  ): Promise<DeskWithdrawal[]>;
  byId(tenant: string, id: string): Promise<DeskWithdrawal | null>;
  /** How many wait. */
  waiting(tenant: string): Promise<number>;
  /** Orders that one may be about, by the number and the address of mail that it names. */
  candidates(tenant: string, declared: DeskWithdrawal): Promise<ListedOrder[]>;
  order(name: { tenant: string; number: string }): Promise<FulfilledOrder | null>;
  /** Withdraws from these pieces of an order, as of when it was declared. `already-decided`: somebody was first. */
  assign(
    tenant: string,
    declared: DeskWithdrawal,
    to: { number: string; pieces: LinePieces[] },
    told: OnChanged,
  ): Promise<Worked>;
  /** Writes to whoever declared, once; false: somebody has decided before. */
  answer(tenant: string, declared: DeskWithdrawal, answer: string, told: Told): Promise<boolean>;
}
