import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import type { ProductColour } from '../../../../schemas/catalogue/product-colour.ts';
import type { ProductDocument } from '../../../../schemas/catalogue/product-safety.ts';
import type { ProductTexts } from '../../../../schemas/catalogue/product-texts.ts';
import { colourFamily } from '../colour-family.ts';
import { goodsServices, type ProductServices } from '../../../../schemas/catalogue/goods-service.ts';
import { productSlug } from '../../../../schemas/catalogue/product-slug.ts';
import { textKey, type ImportTerms, type RowFault } from './import-terms.ts';

// Parts of a product as a row leaves them: what it says, and otherwise what was there before.

/** Texts with those of the row in its language. */
export function textsAfter(
  row: ImportedProduct,
  before: CatalogueProduct['texts'],
  locale: string,
): CatalogueProduct['texts'] {
  const key = textKey(before, locale);
  const old = before[key];
  const name = row.name ?? old?.name;
  if (name === undefined) return before;
  const own: ProductTexts = {
    name,
    noun: row.noun ?? old?.noun ?? '',
    // An address stays when a name is corrected.
    slug: row.slug ?? old?.slug ?? productSlug(name, locale),
    description: row.description ?? old?.description ?? '',
    points: row.points ?? old?.points ?? [],
  };
  return { ...before, [key]: own };
}

/** Colours with those of the row: by name in its language; what it does not name stays. */
export function coloursAfter(
  { colours }: ImportedProduct,
  before: readonly ProductColour[],
  { locale, colourOf }: ImportTerms,
  faults: RowFault[],
): ProductColour[] {
  const after = [...before];
  for (const [index, { name, swatch, picture }] of (colours ?? []).entries()) {
    const known = colourOf?.(name);
    const id = before.find((each) => isCalled(each, name))?.id ?? known?.id ?? productSlug(name, locale);
    const at = after.findIndex((each) => each.id === id);
    const old = after[at];
    const language = locale.slice(0, 2);
    const lower = (swatch ?? old?.swatch ?? known?.swatch)?.toLowerCase();
    if (lower === undefined) {
      const hint = 'Give it one, as #7f9484.';
      faults.push({ path: ['colours', index, 'swatch'], reason: 'a new colour needs a swatch', hint });
      continue;
    }
    const shown = old?.pictures ?? [];
    const next: ProductColour = {
      id,
      name: old
        ? { ...old.name, [Object.hasOwn(old.name, locale) ? locale : language]: name }
        : { de: name, [language]: name },
      swatch: lower,
      family: old?.family ?? known?.family ?? colourFamily(lower),
      pictures:
        picture === undefined || shown[0]?.id === picture
          ? shown
          : [{ id: picture, view: 'front' }, ...shown.slice(1)],
    };
    if (at === -1) after.push(next);
    else after[at] = next;
  }
  return after;
}

/** Whether a colour has this name in any language. */
export function isCalled({ name }: Pick<ProductColour, 'name'>, wanted: string): boolean {
  return Object.values(name).includes(wanted);
}

/** Pictures with the one that lists show; it is the first colour's where that has pictures of its own. */
export function picturesAfter(
  { picture }: ImportedProduct,
  before: CatalogueProduct['pictures'],
): CatalogueProduct['pictures'] {
  if (picture === undefined || before[0]?.id === picture) return before;
  return [{ id: picture, view: 'front' }, ...before.slice(1)];
}

/** Papers with those that the row's labels link to, in its locale. */
export function documentsAfter(
  { energy, tyre }: ImportedProduct,
  before: readonly ProductDocument[],
  locale: string,
): ProductDocument[] {
  const links = [
    ['energy-label', energy?.label],
    ['energy-sheet', energy?.sheet],
    ['tyre-sheet', tyre?.sheet],
  ] as const;
  let after = [...before];
  for (const [kind, link] of links) {
    if (link === undefined) continue;
    const old = after.find((document) => document.kind === kind);
    const next = { kind, links: { ...old?.links, [locale]: link } };
    after = old ? after.map((document) => (document === old ? next : document)) : [...after, next];
  }
  return after;
}

/** Labels of the row, without its links. */
export function labelsAfter(
  { energy, tyre }: ImportedProduct,
  before: Pick<CatalogueProduct, 'energy' | 'tyre'>,
): Pick<CatalogueProduct, 'energy' | 'tyre'> {
  return {
    energy: energy === undefined ? before.energy : energy && { class: energy.class, scale: energy.scale },
    tyre: tyre === undefined ? before.tyre : tyre && tyreFacts(tyre),
  };
}

function tyreFacts(tyre: NonNullable<ImportedProduct['tyre']>): CatalogueProduct['tyre'] {
  const { sheet: _, eprelId, ...facts } = tyre;
  return { ...facts, eprelId: eprelId ?? null };
}

/** Services with those of the row, whose prices are its locale's. */
export function servicesAfter(
  { services }: ImportedProduct,
  before: ProductServices,
  locale: string,
): ProductServices {
  const after: ProductServices = {};
  for (const kind of goodsServices) {
    const { [locale]: old, ...elsewhere } = before[kind] ?? {};
    const price = services?.[kind] === undefined ? old : services[kind];
    const prices = typeof price === 'number' ? { ...elsewhere, [locale]: price } : elsewhere;
    if (Object.keys(prices).length > 0) after[kind] = prices;
  }
  return after;
}
