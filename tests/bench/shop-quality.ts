import { sql } from 'kysely';
import type { Listing } from '../../schemas/catalogue/listing.ts';
import { austrianSynonyms } from '../../server/search/languages/austrian-synonyms.ts';
import { german } from '../../server/search/languages/german.ts';
import { demonstrationQueries } from '../../server/search/testing/demonstration-queries.ts';
import { germanGoods } from '../../server/search/testing/german-goods.ts';
import { isRightFirst } from '../../server/search/testing/right-first.ts';
import { judge, readExpectations } from '../../server/search/testing/judged-queries.ts';
import { knownQueries, ownQueries } from '../../server/search/testing/shop-queries.ts';
import { openTestShop } from '../../server/search/testing/goods-shop.ts';
import { benchTenant, type ShopDatabase } from './shop-database.ts';

/** How many queries were answered rightly, of how many. */
export interface Quality {
  right: number;
  queries: number;
  /** One line for each that was not. */
  faults: string[];
}

/** Queries whose answers the goods of the tests are made for, those written before tuning included. */
export async function qualityOfTables(): Promise<Quality> {
  const shop = await openTestShop(germanGoods, german, [austrianSynonyms]);
  const judged = await Promise.all(
    readExpectations(`${knownQueries.trim()}\n${ownQueries.trim()}`).map((each) => judge(each, shop)),
  );
  return qualityOf(judged);
}

/** What shoppers may type into the large catalogue, asked through HTTP; all written before the first run. */
export async function qualityOfShop(url: string, { database }: ShopDatabase): Promise<Quality> {
  const { rows } = await sql<{ sku: string; type: string }>`
    select sku, document ->> 'type' as type from catalogue_product
     where tenant = ${benchTenant.tenant}`.execute(database.kysely);
  const typeOf = new Map(rows.map(({ sku, type }) => [sku, type]));
  const judged: (string | undefined)[] = [];
  for (const line of demonstrationQueries[benchTenant.locale].trim().split('\n')) {
    const [query = '', types = ''] = line.split(' = ');
    const response = await fetch(`${url}api/search/searchv2?q=${encodeURIComponent(query)}`);
    const { cards } = (await response.json()) as Pick<Listing, 'cards'>;
    const shown = cards.map(({ sku }) => typeOf.get(sku) ?? '');
    judged.push(
      isRightFirst(shown, types.split(' ')) ? undefined : `${query}: ${shown.slice(0, 10).join(' ')}`,
    );
  }
  return qualityOf(judged);
}

function qualityOf(judged: readonly (string | undefined)[]): Quality {
  const faults = judged.filter((fault) => fault !== undefined);
  return { right: judged.length - faults.length, queries: judged.length, faults };
}
