import type { WithdrawalDeclaration } from './withdrawal-declaration.ts';

/**
 * What became of a declaration: nobody did anything yet; the shop itself carried it out; people found its order, or answered; or they
 * have said by the shell that it is settled.
 */
export const withdrawalCaseStates = ['open', 'known', 'assigned', 'answered', 'settled'] as const;
export type WithdrawalCaseState = (typeof withdrawalCaseStates)[number];

/** A declaration of withdrawal with what people decided. Times in ms since 1970. */
export interface WithdrawalCase {
  /** 43 characters by which it is known, and which open nothing. */
  id: string;
  state: WithdrawalCaseState;
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
export type WithdrawalPlace = Pick<WithdrawalCase, 'declaredAt' | 'id'>;
