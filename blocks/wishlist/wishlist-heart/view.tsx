import type { ViewInput } from '../../kit/define/define-block.ts';
import type { WishlistHeartProps } from './schema.ts';

/**
 * What all hearts of a page say when they are pressed, once for the page: it stands in the frame, by which every page knows
 * the action of the hearts.
 */
export function view({ page }: ViewInput<WishlistHeartProps, object, never, never>) {
  const wishlist = page.route('wishlist');
  return (
    <div
      hidden
      data-toast-close={page.t('wishlist-heart.close')}
      {...(wishlist !== undefined && {
        'data-role': 'heart-words',
        'data-list': wishlist,
        'data-to-list': page.t('wishlist-heart.to-list'),
        'data-undo': page.t('wishlist-heart.undo'),
        'data-added': page.t('wishlist-heart.added'),
        'data-removed': page.t('wishlist-heart.removed'),
        'data-add-failed': page.t('wishlist-message.refused.add-failed'),
        'data-remove-failed': page.t('wishlist-message.refused.remove-failed'),
      })}
    />
  );
}
