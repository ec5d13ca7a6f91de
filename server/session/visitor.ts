/** Who somebody is to the shop. What is allowed is decided by the stored session alone, never by what a browser says. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'soft'; customerId: string }
  | { kind: 'full'; customerId: string };

/** A session as it holds now. */
export interface Session {
  /** What the browser's cookie holds, and nothing else may: never in a log, a page or a database. */
  id: string;
  tenant: string;
  visitor: Visitor;
  /** In ms since 1970: when the visitor logged in, or came. */
  createdAt: number;
  /** In ms since 1970, to the minute. */
  seenAt: number;
  /** Whether the visitor stays logged in on this device, softly, after full rights have ended. */
  stays: boolean;
  /** Whether a password was checked when it began: somebody known softly by a number alone has shown none. */
  isProved: boolean;
}

/** A number for each kind: the greater one has more rights. (Requirements 3.002–3.004) */
export const visitorTypes = { anonymous: 0, soft: 1, full: 2 } as const;

export type VisitorType = (typeof visitorTypes)[Visitor['kind']];

/** The kind with fewer rights. */
export function weakerKind(one: Visitor['kind'], other: Visitor['kind']): Visitor['kind'] {
  return visitorTypes[one] <= visitorTypes[other] ? one : other;
}

/** The customer behind a visitor; null: nobody is known. */
export function customerOf(visitor: Visitor): string | null {
  return visitor.kind === 'anonymous' ? null : visitor.customerId;
}
