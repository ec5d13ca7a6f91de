/** Characters of what is typed into the form of a withdrawal. */
export const declarationLimits = { name: 120, number: 40, articles: 2000 } as const;

/**
 * What a consumer is told of a declaration beside that it has come: `known`: it is carried out; `late`: and came after the period; `open`:
 * nothing is left of the order that it could be carried out on, and people decide; `unknown`: no order was found, and people look for it.
 */
export const withdrawalOutcomes = ['known', 'late', 'open', 'unknown'] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** A line of an order, as somebody withdraws from it in whole or in part. */
export interface DeclaredLine {
  position: number;
  sku: string;
  name: string;
  quantity: number;
}

/** What a consumer has declared, as it is kept and acknowledged. */
export interface WithdrawalDeclaration {
  locale: string;
  /** As the order says, or as it was typed. */
  name: string;
  /** Where the acknowledgement goes. */
  email: string;
  /** As it was typed where no order was found; empty: nothing was. */
  number: string;
  /** Of the order that was found; null: it is words alone, and people find out what is meant. */
  lines: readonly DeclaredLine[] | null;
  /** What is meant, in the consumer's words. */
  articles: string;
}
