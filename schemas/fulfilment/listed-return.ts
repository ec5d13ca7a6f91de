import type { ReturnWay } from './order-return.ts';
import type { LinePieces } from './pieces.ts';

/** Returns that have not come, and those whose money can go back. */
export const returnQueues = ['announced', 'to-refund'] as const;
export type ReturnQueue = (typeof returnQueues)[number];

/** A return in a list of all orders. Times in ms since 1970. */
export interface ListedReturn {
  /** Of the order. */
  number: string;
  key: string;
  kind: 'return' | 'withdrawal';
  pieces: readonly LinePieces[];
  way: ReturnWay;
  /** Of the order: what the pieces' positions are called. */
  lines: readonly { position: number; name: string; choice: readonly string[] }[];
  firstName: string;
  lastName: string;
  declaredAt: number;
  receivedAt: number | null;
  refundedAt: number | null;
}

/** Behind which one of a list another page begins. */
export type ReturnPlace = Pick<ListedReturn, 'declaredAt' | 'number' | 'key'>;
