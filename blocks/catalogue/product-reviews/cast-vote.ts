import { gatewaySettingsOf } from '../../kit/gateway/gateway-data.ts';
import type { GatewayFailure } from '../../kit/gateway/gateway-failure.ts';
import { voteOperation } from './vote-operation.ts';

export type CastVote =
  | { ok: true; helpful: number; notHelpful: number }
  /** `detail`: why, in words for readers, where the shop says so. */
  | { ok: false; detail: string | undefined };

/** Has a vote counted. The code that asks the gateway is fetched with the first one. */
export async function castVote(
  section: HTMLElement,
  vote: { review: string; isHelpful: boolean },
): Promise<CastVote> {
  try {
    const { gatewayClient } = await import('../../kit/gateway/page-gateway-client.ts');
    const { voteReview } = await gatewayClient(gatewaySettingsOf(section)).change(voteOperation, vote);
    return { ok: true, helpful: voteReview.helpful, notHelpful: voteReview.notHelpful };
  } catch (error) {
    const { status, message } = error as GatewayFailure;
    // Of a review that is gone, and of too many votes, the shop speaks to readers.
    return { ok: false, detail: status === 404 || status === 429 ? message : undefined };
  }
}
