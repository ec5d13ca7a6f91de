import type {
  WithdrawalDeclaration,
  WithdrawalOutcome,
} from '../../../schemas/order/withdrawal-declaration.ts';
import type { KeptDeclaration } from './withdrawal-store.ts';

/** What a declaration is about, in lines: articles with their pieces, or the words that were typed. */
export function articlesOf({ lines, articles }: WithdrawalDeclaration): string[] {
  if (lines) return lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  return articles.split('\n').filter((line) => line.trim() !== '');
}

/** What a consumer is told of a declaration beside that it has come. */
export function outcomeOf({ order, isLate, isCarriedOut }: KeptDeclaration): WithdrawalOutcome {
  if (order === null) return 'unknown';
  if (!isCarriedOut) return 'open';
  return isLate ? 'late' : 'known';
}
