import type { KnownVisitor } from '../../../../schemas/account/known-visitor.ts';
import { restClientOf } from './rest-client-of.ts';
import { sessionOf } from './session-of.ts';

/**
 * Who the visitor is, as the shop has it; undefined: that cannot be had now, which says nothing of the visitor. Nothing is kept
 * but for the moment in which several want it. `link` is the entry of the account.
 */
export async function fetchVisitor(link: HTMLElement): Promise<KnownVisitor | undefined> {
  const client = restClientOf(link);
  try {
    return await client.read<KnownVisitor>('/api/customer/v1', { cacheMs: 0, session: sessionOf(link) });
  } catch {
    return undefined;
  }
}
