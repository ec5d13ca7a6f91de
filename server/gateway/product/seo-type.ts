import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { availabilityOf } from '../../shop/catalogue/availability.ts';
import type { GatewayBuilder } from '../graph/gateway-builder.ts';
import { pathOf, type GatewayProduct } from './gateway-product.ts';

/** Characters of a description that search engines show. */
const shownDescription = 160;

/** Type `ProductSeo`: what search engines are told, identified by the product's number. (Requirement 3.131) */
export function addSeoType(builder: GatewayBuilder) {
  const alternate = builder.objectRef<{ locale: string; path: string }>('ProductAlternate').implement({
    description: 'The same product in another language of the shop.',
    fields: (t) => ({ locale: t.exposeString('locale'), path: t.exposeString('path') }),
  });
  return builder.objectRef<GatewayProduct>('ProductSeo').implement({
    description: 'Identified by the sku of its product.',
    fields: (t) => ({
      sku: t.id({ resolve: ({ product }) => product.sku }),
      title: t.string({ resolve: ({ card: { name, brand } }) => titleOf(name, brand) }),
      description: t.string({ resolve: descriptionOf }),
      path: t.string({
        nullable: true,
        description: 'The one address of the product.',
        resolve: ({ product, place }) =>
          pathOf(product, { tenant: place.tenant, locale: place.locale.locale }),
      }),
      alternates: t.field({ type: [alternate], resolve: alternatesOf }),
    }),
  });
}

function titleOf(name: string, brand: string): string {
  return brand === '' || name.includes(brand) ? name : `${brand} ${name}`;
}

/** Whole words of what is said first about the product. */
function descriptionOf({ product, place }: GatewayProduct): string {
  const { description, points } = inLocale(product.texts, place.locale.locale);
  const text = (description || points.join(', ')).replaceAll(/\s+/g, ' ');
  if (text.length <= shownDescription) return text;
  const cut = text.slice(0, shownDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

function alternatesOf({ product, place: { tenant, locale: own } }: GatewayProduct) {
  return tenant.locales.flatMap(({ locale }) => {
    if (locale === own.locale || ['not-offered', 'gone'].includes(availabilityOf(product, locale))) return [];
    const path = pathOf(product, { tenant, locale });
    return path === null ? [] : [{ locale, path }];
  });
}
