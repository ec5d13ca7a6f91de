import { pictureAddress } from '../../schemas/picture-address.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { variantPrice } from '../shop/catalogue/listed-price.ts';
import { choiceQuery } from '../shop/catalogue/choice-query.ts';
import { productCardOf } from '../shop/catalogue/product-card-of.ts';
import { categoryPages } from '../shop/listing/category-pages.ts';
import { createCategorySubject } from '../shop/listing/category-subject.ts';
import { createSuggestionFinder } from '../shop/listing/find-suggestions.ts';
import { createListingFinder } from '../shop/listing/listing-finder.ts';
import { createListingLoader } from '../shop/listing/listing-loader.ts';
import type { ListingPorts } from '../shop/listing/listing-ports.ts';
import { searchCalls } from '../shop/listing/search-calls.ts';
import { createSearchRoutes } from '../shop/listing/search-routes.ts';
import { createSearchSubject } from '../shop/listing/search-subject.ts';

/** Width of a suggested product's picture, in pixels. */
const suggestedWidth = 160;

/** Lists of categories and searches, and what is suggested while somebody types. */
export function composeListing(parts: CatalogueParts): ShopPart {
  const { base, content, pages, reader, categoriesOf, words, searchOf, sheetLinkOf } = parts;
  const ports: ListingPorts = {
    searchOf,
    categoriesOf,
    products: reader.products,
    cardOf: (product, tenant, locale) =>
      productCardOf(product, locale, base.now(), sheetLinkOf(tenant, locale)),
    priceOf: variantPrice,
    variantQuery: choiceQuery,
    words,
    text: pages.text,
    tenant: (slug) => base.tenantNamed(slug).config,
    now: base.now,
    clock: base.clock,
  };
  const listings = createListingFinder(ports);
  const suggestions = createSuggestionFinder({
    ...ports,
    pictureOf(id) {
      const picture = content.pictures.find(id);
      if (!picture) return null;
      const height = Math.round((suggestedWidth * picture.height) / picture.width);
      const src = pictureAddress({ id, revision: picture.revision }, suggestedWidth);
      return { src, width: suggestedWidth, height };
    },
    priceText({ price, isFrom }, tenant, locale) {
      const written = pages.price(tenant, locale, price);
      return isFrom ? `${pages.text(tenant, locale, 'price.from')} ${written}` : written;
    },
  });
  const subjects = {
    category: createCategorySubject(ports, listings),
    search: createSearchSubject(ports, listings),
  };
  return {
    loaders: [createListingLoader(ports, listings)],
    subjects,
    routes: [createSearchRoutes({ ...ports, listings, suggestions, subjects, originOf: base.originOf })],
    calls: searchCalls,
    pages: (tenant) => categoryPages(tenant, ports),
  };
}
