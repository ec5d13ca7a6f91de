import type { PageSubject } from '../../renderer/contract/page-subject.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';

/** An address with parameters. */
export interface SubjectRequest {
  tenant: TenantConfig;
  locale: string;
  /** Without locale prefix. */
  path: string;
  parameters: Readonly<Record<string, string>>;
  /** Declared parameters alone. */
  query: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  /** Origin of the tenant's public addresses. */
  origin: string;
}

/** What an address leads to; paths in it have no locale prefix. */
export type SubjectAnswer =
  | { kind: 'found'; subject: PageSubject }
  /** `query` without `?`; empty: none. */
  | { kind: 'redirect'; path: string; query: string }
  /** It was there, and will not come back. */
  | { kind: 'gone' }
  | { kind: 'missing' }
  /** What would know it is away. */
  | { kind: 'unavailable'; reason: string };

/** Finds what the addresses of a route are about. */
export interface PageSubjects {
  find(request: SubjectRequest): SubjectAnswer | Promise<SubjectAnswer>;
}
