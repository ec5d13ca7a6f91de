import { gatewayOperation } from '../../../schemas/gateway/gateway-operation.ts';

/** Says whether a review helped. */
export const voteOperation = gatewayOperation<
  { voteReview: { id: string; helpful: number; notHelpful: number } },
  { review: string; isHelpful: boolean }
>(
  '0217d1dfa04091474ede42ac5fdd5c99df426be88af36546b43678d9aab6bb50',
  `mutation VoteReview($review: ID!, $isHelpful: Boolean!) {
    voteReview(review: $review, isHelpful: $isHelpful) { id helpful notHelpful }
  }`,
);
