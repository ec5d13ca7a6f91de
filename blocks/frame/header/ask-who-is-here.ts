import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';

/** Milliseconds after which an answer is given up. */
const patienceMs = 8000;

/** Who the visitor is, as the shop has it; undefined: that cannot be had now, which says nothing of the visitor. */
export async function askWhoIsHere(): Promise<KnownVisitor | undefined> {
  try {
    const answer = await fetch('/api/customer/v1', { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? ((await answer.json()) as KnownVisitor) : undefined;
  } catch {
    return undefined;
  }
}
