import process from 'node:process';
import { languageOf } from '../../server/search/languages/locale-language.ts';
import { suggestedProducts } from '../../server/shop/listing/listing-limits.ts';
import { skuOf } from '../../server/search/index/sku-of.ts';
import { openDemonstration, type DemonstrationShop } from '../../server/search/testing/demonstration-shop.ts';
import { createFigures } from './figures.ts';
import { dutchWords } from './relevance/dutch-words.ts';
import { frenchWords } from './relevance/french-words.ts';
import { germanWords } from './relevance/german-words.ts';
import { judgedQueries } from './relevance/judged-queries.ts';
import { measure, type Figures, type JudgedSearch } from './relevance/measure.ts';
import { runBench } from './run-bench.ts';

/** Queries of a language. */
const count = 5000;
const longestMs = 600_000;

const shops = [
  { tenant: 'at', locale: 'de-AT', words: germanWords },
  { tenant: 'default', locale: 'fr-CH', words: frenchWords },
  { tenant: 'default', locale: 'nl-NL', words: dutchWords },
] as const;

/** `tuning`: what may be looked at while the search is changed, each fault is printed; `judging`: what its figures are. */
const [half = 'judging', only] = process.argv.slice(2);
if (half !== 'tuning' && half !== 'judging') throw new Error(`There is no seed "${half}": tuning, judging`);

const figures = createFigures();

function searchOf(shop: DemonstrationShop): JudgedSearch {
  const skusOf = (docs: readonly number[]): string[] =>
    docs.map((doc) => skuOf(shop.snapshot.columns, doc) ?? '');
  return {
    find: async (text) => skusOf((await shop.search(text)).hits.map(({ doc }) => doc)),
    async suggest(typed) {
      const { phrases, docs } = await shop.suggest(typed);
      return {
        products: skusOf(docs.slice(0, suggestedProducts)),
        phrases: phrases.map(({ display }) => display),
      };
    },
  };
}

function printTable(locale: string, table: readonly Figures[]): void {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = table.map(
    (row) =>
      `| ${row.kind} | ${row.queries} | ${[row.firstRight, row.precision, row.nothing, row.suggested].map(percent).join(' | ')} |`,
  );
  console.log(
    `\n${locale}, seed "${half}"\n\n| kind | queries | first hit right | of the first five | nothing relevant | suggested |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
}

await runBench(figures.areReached, longestMs, async () => {
  for (const { tenant, locale, words } of shops) {
    if (only !== undefined && only !== locale) continue;
    const { language, synonyms } = languageOf(locale);
    const shop = await openDemonstration(tenant, locale, language, synonyms);
    const audienceOf = shop.audienceOf;
    const queries = judgedQueries(shop.products, count, `${half} ${locale}`, {
      words,
      locale,
      half,
      audienceOf,
    });
    const table = await measure(queries, searchOf(shop), (fault) => {
      if (half === 'tuning')
        console.log(
          `  ${fault.firstRight === 0 ? (fault.nothing === 1 ? 'nothing' : 'first') : ''} ${fault.suggested === 0 ? 'unsuggested' : ''} | ${fault.query.text} | ${fault.query.kinds.join(', ')}`,
        );
    });
    printTable(locale, table);
    const [all] = table;
    if (!all) continue;
    figures.atLeast(`${locale}: first hit right`, 100 * all.firstRight, 95, ' %');
    figures.atMost(`${locale}: nothing relevant though there is`, 100 * all.nothing, 1, ' %');
    figures.atLeast(`${locale}: suggestions hold what is found`, 100 * all.suggested, 95, ' %');
  }
  figures.printTable();
});
