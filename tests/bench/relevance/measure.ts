import type { JudgedQuery } from './judged-queries.ts';

/** What a search is asked for: article numbers in their order. */
export interface JudgedSearch {
  find(text: string): Promise<readonly string[]>;
  /** Products that are suggested, and phrases to search for; of a category's the products that it leads to. */
  suggest(typed: string): Promise<{ products: readonly string[]; phrases: readonly string[] }>;
}

export interface Figures {
  kind: string;
  queries: number;
  /** Shares, 0 to 1. */
  firstRight: number;
  precision: number;
  nothing: number;
  suggested: number;
}

interface Judgement {
  query: JudgedQuery;
  firstRight: number;
  precision: number;
  nothing: number;
  suggested: number;
}

const depth = 5;
/** What a first page shows. */
const page = 24;

async function judge(query: JudgedQuery, search: JudgedSearch): Promise<Judgement> {
  const hits = (await search.find(query.text)).slice(0, page);
  const isRight = (sku: string): boolean => query.right.has(sku);
  const first = hits.slice(0, depth).filter(isRight).length;
  return {
    query,
    firstRight: Number(hits[0] !== undefined && isRight(hits[0])),
    precision: first / Math.min(depth, query.right.size),
    nothing: Number(!hits.some(isRight)),
    suggested: Number(await isSuggested(query, search)),
  };
}

/** By the third letter of the last word: a right product is suggested, or a phrase that finds one first. */
async function isSuggested({ text, right }: JudgedQuery, search: JudgedSearch): Promise<boolean> {
  const last = text.lastIndexOf(' ') + 1;
  // Of a number the third sign says nothing: article numbers begin alike.
  const typed = /\d/.test(text.slice(last)) ? text : text.slice(0, last + 3);
  const { products, phrases } = await search.suggest(typed);
  if (products.some((sku) => right.has(sku))) return true;
  for (const phrase of phrases) {
    const [first] = await search.find(phrase);
    if (first !== undefined && right.has(first)) return true;
  }
  return false;
}

/** Figures of all queries, and of those of each kind; `onFault` is told of each whose first hit is wrong or unsuggested. */
export async function measure(
  queries: readonly JudgedQuery[],
  search: JudgedSearch,
  onFault: (judgement: Judgement) => void = () => {},
): Promise<Figures[]> {
  const judged: Judgement[] = [];
  for (const query of queries) {
    const judgement = await judge(query, search);
    if (judgement.firstRight === 0 || judgement.suggested === 0) onFault(judgement);
    judged.push(judgement);
  }
  const kinds = [...new Set(queries.flatMap((query) => query.kinds))].toSorted();
  return [
    figuresOf('all', judged),
    ...kinds.map((kind) =>
      figuresOf(
        kind,
        judged.filter(({ query }) => query.kinds.includes(kind)),
      ),
    ),
  ];
}

function figuresOf(kind: string, judged: readonly Judgement[]): Figures {
  const mean = (value: (one: Judgement) => number): number =>
    judged.reduce((sum, one) => sum + value(one), 0) / Math.max(1, judged.length);
  return {
    kind,
    queries: judged.length,
    firstRight: mean((one) => one.firstRight),
    precision: mean((one) => one.precision),
    nothing: mean((one) => one.nothing),
    suggested: mean((one) => one.suggested),
  };
}
