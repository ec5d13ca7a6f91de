import { reviewTag } from '../../../schemas/rating/review-tags.ts';
import type { GatewayModule } from '../graph/gateway-builder.ts';
import type { ProductLoader } from '../product/product-loader.ts';
import { badInput, userFault } from '../graph/user-fault.ts';
import type { RatingPort } from './rating-port.ts';
import { addRatingsType, type GatewayRatings } from './ratings-type.ts';

/** Reviews of products: the query `ratings` and the mutation `voteReview`. (Requirement 7.057) */
export function createRatingModule(port: RatingPort, products: ProductLoader): GatewayModule {
  return (builder) => {
    const { ratings, review } = addRatingsType(builder, port, products);
    const filter = builder.inputType('RatingFilter', {
      fields: (t) => ({
        stars: t.int({ required: false, description: 'Only reviews with so many stars, 1 to 5.' }),
        tag: t.id({ required: false, description: 'Only reviews with this keyword.' }),
      }),
    });
    builder.queryField('ratings', (t) =>
      t.field({
        type: ratings,
        nullable: true,
        description: 'By the number of a product, or of one of its variants; null where there is none.',
        args: { sku: t.arg.id({ required: true }), filter: t.arg({ type: filter }) },
        async resolve(_root, { sku, filter: wanted }, context) {
          const fits = filterOf(wanted ?? {});
          const product = await products(context).load(sku);
          return product && { sku: product.sku, ...fits };
        },
      }),
    );
    builder.mutationField('voteReview', (t) =>
      t.field({
        type: review,
        description:
          'Says whether a review helped. A vote sent again counts once, another one takes its place.',
        args: { review: t.arg.id({ required: true }), isHelpful: t.arg.boolean({ required: true }) },
        async resolve(_root, vote, { incoming, outgoing, tenant, locale }) {
          const cast = await port.castVote(incoming, outgoing, vote);
          if (cast.ok) return cast.review;
          const text = (key: string): string => port.text(tenant.slug, locale.locale, key);
          if (cast.reason === 'unknown')
            throw userFault(text('rating.noReview'), { code: 'NOT_FOUND', status: 404 });
          const { waitSeconds: wait } = cast;
          throw userFault(text('rating.tooOften'), { code: 'TOO_MANY', status: 429, wait });
        },
      }),
    );
  };
}

function filterOf({
  stars = null,
  tag = null,
}: {
  stars?: number | null | undefined;
  tag?: string | null | undefined;
}): Pick<GatewayRatings, 'stars' | 'tag'> {
  if (stars !== null && (stars < 1 || stars > 5)) throw badInput('stars is 1 to 5');
  if (tag !== null && !reviewTag(tag)) throw badInput('there is no such keyword');
  return { stars, tag };
}
