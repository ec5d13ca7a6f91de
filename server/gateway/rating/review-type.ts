import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import type { ReviewTag } from '../../../schemas/rating/review-tags.ts';
import { reviewTag } from '../../../schemas/rating/review-tags.ts';
import type { Review } from '../../../schemas/rating/review.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import type { ProductLoader } from '../product/product-loader.ts';

/** `Review` and `ReviewTag`. All words of a review are plain text. (Requirements 3.122, 3.123) */
export function addReviewTypes(builder: GatewayBuilder, products: ProductLoader) {
  const tag = builder.objectRef<ReviewTag>('ReviewTag').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      label: t.string({ resolve: ({ label }, _args, { locale }) => inLocale(label, locale.locale) }),
      group: t.exposeString('group', {
        nullable: true,
        description: 'Of keywords with the same group a review has one at most.',
      }),
    }),
  });
  const review = builder.objectRef<Review>('Review').implement({
    description: 'Identified by its id.',
    fields: (t) => ({
      id: t.exposeID('id'),
      stars: t.exposeInt('stars'),
      title: t.exposeString('title'),
      text: t.exposeString('text'),
      author: t.exposeString('author'),
      locale: t.exposeString('locale', { description: 'The language in which it is written.' }),
      date: t.string({
        description: 'When it was written (ISO 8601).',
        resolve: ({ created }) => new Date(created).toISOString(),
      }),
      isVerified: t.exposeBoolean('isVerified', {
        description: 'Whether the product was bought here by who writes.',
      }),
      isRecommended: t.exposeBoolean('isRecommended', { nullable: true }),
      tags: t.field({ type: [tag], resolve: ({ tags }) => tags.flatMap((id) => reviewTag(id) ?? []) }),
      size: t.exposeString('size', { nullable: true, description: 'What was bought.' }),
      colour: t.string({
        nullable: true,
        async resolve({ sku, colour }, _args, context) {
          const product = colour === null ? null : await products(context).load(sku);
          const found = product?.colours.find(({ id }) => id === colour);
          return found ? inLocale(found.name, context.locale.locale) : null;
        },
      }),
      helpful: t.exposeInt('helpful', { description: 'Readers whom it helped.' }),
      notHelpful: t.exposeInt('notHelpful'),
    }),
  });
  return { review, tag };
}
