import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { inLocale, ownIn } from '../../../../schemas/catalogue/localised-text.ts';
import type { ChoiceAxis, ProductPage } from '../../../../schemas/catalogue/product-page.ts';
import type { SizeTable } from '../../../../schemas/catalogue/size-table.ts';
import { availabilityOf, offeredVariants } from '../availability.ts';
import type { CategoryTree } from '../category-tree.ts';
import { productDelivery } from '../delivery-statement.ts';
import { factLines, type FactWords } from '../../../../schemas/catalogue/fact-lines.ts';
import { offeredServices } from '../offered-services.ts';
import { listedPrice } from '../listed-price.ts';
import { productCardOf, type SheetLink } from '../product-card-of.ts';
import { productSheet } from '../product-sheet.ts';
import { shownDelivery } from '../shown-delivery.ts';
import { variantChoice, type VariantChoice, type ChosenAxes } from '../variant-choice.ts';

/** What a page says beside the product's own words. */
export interface PageWords extends FactWords {
  sizeTables: ReadonlyMap<string, SizeTable>;
}

interface PagePlace {
  locale: string;
  /** Milliseconds since 1970. */
  at: number;
  words: PageWords;
  categories: CategoryTree;
  sheetLink?: SheetLink | undefined;
}

/** All that the page of a product shows for a choice; null for what is not sold in the locale or gone for good. */
export function productPageOf(
  product: CatalogueProduct,
  chosen: ChosenAxes,
  place: PagePlace,
): ProductPage | null {
  const { locale, at, words } = place;
  const card = productCardOf(product, locale, at, place.sheetLink);
  if (!card) return null;
  const choice = variantChoice(product, chosen, locale);
  const left = { ...product, variants: variantsLeft(product, choice, locale) };
  const price = listedPrice(left, locale);
  if (!price) return null;
  const { description, points } = inLocale(product.texts, locale);
  return {
    sku: product.sku,
    slug: card.slug,
    name: card.name,
    brand: card.brand,
    description,
    points,
    badges: card.badges,
    rating: card.rating,
    axes: axesOf(product, choice, locale),
    variant: choice.variant && { sku: choice.variant.sku, gtin: choice.variant.gtin },
    pictures: picturesOf(product, choice),
    price,
    delivery: shownDelivery(productDelivery(left, choice.variant?.sku ?? null, locale, at)),
    services: offeredServices(product, left.variants, locale),
    isSoldOut: availabilityOf(product, locale) !== 'available',
    energy: card.energy,
    tyre: card.tyre,
    powerSupplyIncluded: card.powerSupplyIncluded,
    withdrawalException: product.withdrawalException,
    facts: factLines(product.attributes, locale, words).map(({ name, value }) => ({ name, value })),
    ...legalParts(product, place),
    sizeTable: tableOf(product, place),
    category: categoryOf(product, place),
  };
}

/** The variants that fit what is chosen so far. */
function variantsLeft(
  product: CatalogueProduct,
  { axes, variant }: VariantChoice,
  locale: string,
): CatalogueProduct['variants'] {
  if (variant) return [variant];
  const chosen = axes.flatMap(({ axis, options }) => {
    const value = options.find(({ isChosen }) => isChosen)?.value;
    return value === undefined ? [] : [{ axis, value }];
  });
  return offeredVariants(product, locale).filter((each) =>
    chosen.every(({ axis, value }) => each[axis] === value),
  );
}

function axesOf(product: CatalogueProduct, { axes }: VariantChoice, locale: string): ChoiceAxis[] {
  return axes.map(({ axis, options }) => ({
    axis,
    options: options.map((option) => {
      const colour = axis === 'colour' ? product.colours.find(({ id }) => id === option.value) : undefined;
      return {
        ...option,
        label: colour ? inLocale(colour.name, locale) : option.value,
        picture: colour?.pictures[0]?.id ?? null,
        swatch: colour?.swatch ?? null,
      };
    }),
  }));
}

/** Pictures of the chosen colour; the product's own where that has none. */
function picturesOf(product: CatalogueProduct, { axes }: VariantChoice): ProductPage['pictures'] {
  const chosen = axes.find(({ axis }) => axis === 'colour')?.options.find(({ isChosen }) => isChosen)?.value;
  const own = product.colours.find(({ id }) => id === chosen)?.pictures ?? [];
  return own.length > 0 ? own : product.pictures;
}

/** Who made it, what its users must know, its papers, and what an information sheet wants. */
function legalParts(
  product: CatalogueProduct,
  { locale, words }: PagePlace,
): Pick<ProductPage, 'sheet' | 'manufacturer' | 'responsible' | 'warnings' | 'documents'> {
  const { manufacturer, responsible, warnings } = product.safety;
  const sheet = productSheet(product, locale, words);
  return {
    sheet: sheet && { supplier: sheet.supplier, model: sheet.model, gtins: [...sheet.gtins] },
    manufacturer,
    responsible,
    warnings: warnings.map((warning) => inLocale(warning, locale)),
    documents: product.documents.flatMap(({ kind, links }) => {
      const href = ownIn(links, locale);
      return href === undefined ? [] : [{ kind, href }];
    }),
  };
}

function tableOf({ sizeTable }: CatalogueProduct, { locale, words }: PagePlace): ProductPage['sizeTable'] {
  const table = sizeTable === null ? undefined : words.sizeTables.get(sizeTable);
  return table
    ? {
        id: table.id,
        title: inLocale(table.title, locale),
        hint: inLocale(table.hint, locale),
        columns: table.columns.map((column) => inLocale(column, locale)),
        rows: table.rows,
      }
    : null;
}

function categoryOf(product: CatalogueProduct, { locale, categories }: PagePlace): ProductPage['category'] {
  const own = categories.find(product.categories[0] ?? '');
  return own ? { name: inLocale(own.name, locale), path: categories.addressOf(own.id, locale) } : null;
}
