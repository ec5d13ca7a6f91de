import type { BasketAnswer } from '../../../schemas/basket/basket-answer.ts';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { Category } from '../../../schemas/catalogue/category.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { createSqlCatalogueStore } from '../../../server/shop/catalogue/sql-catalogue-store.ts';
import type { CatalogueStore } from '../../../server/shop/catalogue/catalogue-store.ts';
import {
  testDress,
  testProduct,
  testVariant,
} from '../../../server/shop/catalogue/testing/catalogue-product.ts';
import { openTestDatabase, patient } from '../../services/test-database.ts';
import {
  type AccountShop,
  type AccountShopOptions,
  startAccountShop,
  type TestBrowser,
} from '../account/account-shop.ts';

/** A weekday on which the winter's vouchers hold. */
export const basketNow = Date.parse('2026-12-01T12:00:00+01:00');

export interface BasketShop extends AccountShop {
  catalogue: CatalogueStore;
  /** Moves the shop's clock; `start` begins with it. */
  setNow(at: number): void;
  /** Sets the stock of a variant. */
  stock(sku: string, to: number): Promise<void>;
  price(sku: string, price: number): Promise<void>;
}

const offers = (price: number, low30: number | null = null): ProductVariant['offers'] =>
  Object.fromEntries(
    ['de-AT', 'de-DE', 'fr-CH', 'nl-NL'].map((locale) => [locale, { price, low30, rrp: null }]),
  );

/** A product of one variant `<sku>.1`, in stock ten times, in the category of dresses, unless it is said otherwise. */
export function goods(
  sku: string,
  price: number,
  more: Partial<CatalogueProduct> & { variant?: Partial<ProductVariant>; low30?: number } = {},
): CatalogueProduct {
  const { variant, low30 = null, ...rest } = more;
  return testProduct({
    sku,
    variants: [testVariant({ sku: `${sku}.1`, stock: 10, offers: offers(price, low30), ...variant })],
    ...rest,
  });
}

/** Articles that the tests buy: `100` costs 74.99 and `101` one cent; `200` comes by freight; `300` is reduced. */
export const articles: readonly CatalogueProduct[] = [
  goods('100', 7499),
  goods('101', 1),
  goods('102', 9999),
  goods('200', 20_000, { variant: { delivery: { mode: 'freight', days: [10, 20], restock: null } } }),
  goods('201', 3000, { variant: { delivery: { mode: 'freight', days: [10, 20], restock: null } } }),
  goods('400', 5000, { categories: ['bed-linen'] }),
  goods('401', 20_000, { categories: ['washing-machines'] }),
  goods('402', 9000, { categories: ['grills'], brand: 'Glutkern' }),
  goods('403', 9000, { categories: ['sofas'], badges: ['premium'] }),
  goods('404', 9000, { categories: ['televisions'] }),
  goods('405', 6000, { categories: ['boots'] }),
  goods('406', 600, { categories: ['sofas'] }),
  testDress(),
];

const tree = [
  ['women', null],
  ['women-clothing', 'women'],
  ['women-dresses', 'women-clothing'],
  ['home', null],
  ['home-textiles', 'home'],
  ['bed-linen', 'home-textiles'],
  ['home-leisure', 'home'],
  ['grills', 'home-leisure'],
  ['furniture', null],
  ['furniture-living', 'furniture'],
  ['sofas', 'furniture-living'],
  ['shoes', null],
  ['shoes-women', 'shoes'],
  ['boots', 'shoes-women'],
  ['household', null],
  ['household-laundry', 'household'],
  ['washing-machines', 'household-laundry'],
  ['technology', null],
  ['technology-entertainment', 'technology'],
  ['televisions', 'technology-entertainment'],
] as const;

const categories = tree.map(([id, parent]): Category => ({
  id,
  parent,
  name: { de: id },
  slug: { de: id },
  picture: null,
}));

/** The shop with accounts and these articles alone, in a database of its own unless one is given. Who gives it closes it. */
export async function startBasketShop(options: AccountShopOptions = {}): Promise<BasketShop> {
  const database = options.database ?? (await openTestDatabase({ limits: patient }));
  const catalogue = createSqlCatalogueStore(database, { onWritten: async () => {} });
  for (const tenant of ['at', 'default']) {
    await catalogue.write(tenant, { put: articles.map((product) => ({ product })) });
    await catalogue.putCategories(tenant, categories);
  }
  const reduced = goods('300', 10_000);
  await catalogue.write('at', {
    put: [
      {
        product: reduced,
        history: [
          {
            sku: '300.1',
            locale: 'de-AT',
            records: [
              { price: 12_000, from: basketNow - 90 * 86_400_000 },
              { price: 10_000, from: basketNow - 86_400_000 },
            ],
          },
        ],
      },
    ],
  });
  let time = basketNow;
  const now = (): number => time;
  const shop = await startAccountShop({ now, clock: now, ...options, database });
  return {
    ...shop,
    catalogue,
    advance: (ms) => void (time += ms),
    now,
    setNow: (at) => void (time = at),
    async stock(sku, to) {
      await catalogue.write('at', { stock: [{ sku, to }] });
    },
    async price(sku, price) {
      await catalogue.write('at', { prices: [{ sku, locale: 'de-AT', price, at: now() }] });
    },
    async close() {
      await shop.close();
      if (!options.database) await database.close();
    },
  };
}

/** What a call of the basket answered, well or not. */
type Answered = BasketAnswer & { httpStatus: number; detail?: string };

export interface Shopper {
  browser: TestBrowser;
  /** Carries out a form by a call. */
  do(form: string, body?: object): Promise<Answered>;
  basket(): Promise<Answered>;
}

export function shopper(browser: TestBrowser, query = ''): Shopper {
  const read = ({ status, text }: { status: number; text: string }): Answered => ({
    ...(JSON.parse(text) as BasketAnswer),
    httpStatus: status,
  });
  return {
    browser,
    do: async (form, body = {}) => read(await browser.call(`/api/basket/v1/${form}${query}`, body)),
    basket: async () => read(await browser.get(`/api/basket/v1${query}`)),
  };
}
