export type ModerationState = 'pending' | 'published' | 'rejected';

/** A review of a product, as it comes in. All its words are plain text. */
export interface NewReview {
  id: string;
  /** Number of the product, not of a variant. */
  sku: string;
  stars: number;
  title: string;
  text: string;
  /** Name under which it is shown. */
  author: string;
  locale: string;
  /** In ms since 1970. */
  created: number;
  /** Whether the shop knows that the product was bought by who writes. */
  isVerified: boolean;
  /** Null: not said. */
  isRecommended: boolean | null;
  tags: readonly string[];
  /** What was bought; the colour by its identifier. */
  size: string | null;
  colour: string | null;
  /** Who sent it, as a hash that no other table knows; null: nobody is known. One review of a product each. */
  sender: string | null;
  /** Which customer was logged in when it was sent; null: nobody. It goes with the account. */
  customer: string | null;
}

/** A review as it lies in the store. */
export interface Review extends Omit<NewReview, 'sender' | 'customer'> {
  state: ModerationState;
  /** Why it was rejected. */
  reason: string | null;
  /** Readers whom it helped, and whom it did not. */
  helpful: number;
  notHelpful: number;
}
