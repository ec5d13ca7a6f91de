import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { NewProduct } from '../../../../schemas/catalogue/new-product.ts';
import type { CatalogueBatch, PriceChange, StockChange } from '../catalogue-store.ts';
import { importProduct, type ProductImport } from './import-product.ts';
import type { ImportProblem } from './import-problem.ts';
import type { ImportTerms } from './import-terms.ts';
import { problemAt, type ImportedRow, type ReadRows } from './imported-row.ts';
import type { FieldChange } from './product-changes.ts';
import { firstVariants } from './imported-variants.ts';

/** What an import would do. It is done as a whole, and only when nothing is refused. */
export interface ImportPlan {
  /** Numbers of new products. */
  insert: string[];
  /** Known products that change, and in what. */
  change: { sku: string; changes: FieldChange[] }[];
  unchanged: string[];
  refused: ImportProblem[];
  /** What is done, or left, otherwise than the file may mean. */
  warnings: ImportProblem[];
  batch: Required<CatalogueBatch>;
}

/** Numbers of products and variants that rows name or may lead to: what there is of them must be known before `planImport`. */
export function namedSkus(rows: readonly ImportedRow[]): string[] {
  return [
    ...new Set(
      rows.flatMap(({ product }) => [
        product.sku,
        ...(product.successor === undefined ? [] : [product.successor]),
        ...(product.variants ?? firstVariants(product)).map(({ sku }) => sku),
      ]),
    ),
  ];
}

/**
 * Plans an import of rows over the products that there are (all that have a number which the rows name). A product that
 * two rows bring is refused the second time. Pure: nothing is written.
 */
export function planImport(
  { rows, problems }: ReadRows,
  known: readonly CatalogueProduct[],
  terms: ImportTerms,
): ImportPlan {
  const plan: ImportPlan = {
    insert: [],
    change: [],
    unchanged: [],
    refused: [...problems],
    warnings: [],
    batch: { put: [], prices: [], stock: [] },
  };
  const put: NewProduct[] = [];
  const prices: PriceChange[] = [];
  const stock: StockChange[] = [];
  const owners = ownersOf(known);
  const bySku = new Map(known.map((product) => [product.sku, product]));

  for (const row of rows) {
    const { sku } = row.product;
    const taken = takenBy(row, owners);
    if (taken.length > 0) {
      plan.refused.push(...taken);
      continue;
    }
    claim(row, owners);
    const outcome = importProduct(row.product, bySku.get(sku) ?? null, terms);
    if (!outcome.ok) {
      for (const fault of outcome.faults) plan.refused.push(problemAt({ ...row, sku }, fault));
      continue;
    }
    const { done } = outcome;
    const given = givenNumbers(row, done, owners);
    if (given.length > 0) {
      plan.refused.push(...given);
      continue;
    }
    for (const warning of done.warnings) plan.warnings.push(problemAt({ ...row, sku }, warning));
    if (done.put) put.push(done.put);
    prices.push(...done.prices);
    stock.push(...done.stock);
    if (done.isNew) plan.insert.push(sku);
    else if (done.changes.length > 0) plan.change.push({ sku, changes: done.changes });
    else plan.unchanged.push(sku);
  }
  const there = new Set([...bySku.keys(), ...plan.insert]);
  for (const row of rows) {
    const { successor } = row.product;
    if (successor === undefined || there.has(owners.get(successor)?.sku ?? '')) continue;
    const reason = `there is no product ${successor}`;
    plan.warnings.push(problemOf(row, ['successor'], reason, 'Visitors are led nowhere until there is one.'));
  }
  return { ...plan, batch: { put, prices, stock } };
}

/** Whose a number is: a product's there is, or a row's that came before. */
type Owners = Map<string, { sku: string; row: ImportedRow | null }>;

function ownersOf(known: readonly CatalogueProduct[]): Owners {
  return new Map(
    known.flatMap(({ sku, variants }) =>
      [sku, ...variants.map((variant) => variant.sku)].map((each) => [each, { sku, row: null }] as const),
    ),
  );
}

function numbersOf({ product }: ImportedRow): { sku: string; path: PropertyKey[] }[] {
  const variants = (product.variants ?? []).map(({ sku }, index) => ({
    sku,
    path: ['variants', index, 'sku'],
  }));
  return [{ sku: product.sku, path: ['sku'] }, ...variants];
}

function takenBy(row: ImportedRow, owners: Owners): ImportProblem[] {
  const first = new Map<string, readonly PropertyKey[]>();
  return numbersOf(row).flatMap(({ sku, path }) => {
    const earlier = first.get(sku);
    if (earlier && earlier[0] !== 'sku') {
      const { line } = row.originOf(earlier);
      const reason = `the variant ${sku} is named twice${line === null ? '' : `, first in line ${line}`}`;
      return [problemOf(row, path, reason, 'Keep one of them.')];
    }
    first.set(sku, path);
    const owner = owners.get(sku);
    if (!owner) return [];
    if (owner.row) {
      const at = owner.row.originOf(['sku']);
      const reason = `the number ${sku} came before, in ${owner.row.file}${at.line === null ? '' : `, line ${at.line}`}`;
      return [problemOf(row, path, reason, 'Keep one of them.')];
    }
    if (owner.sku === row.product.sku) return [];
    return [problemOf(row, path, `the number ${sku} is one of product ${owner.sku}`, 'Take another number.')];
  });
}

/** Claims the numbers that variants get where the row names none; tells those that others have. */
function givenNumbers(row: ImportedRow, { put }: ProductImport, owners: Owners): ImportProblem[] {
  return (put?.product.variants ?? []).flatMap(({ sku }) => {
    const owner = owners.get(sku);
    if (!owner) owners.set(sku, { sku: row.product.sku, row });
    if (!owner || owner.sku === row.product.sku) return [];
    const reason = `its variant would get the number ${sku}, which is one of product ${owner.sku}`;
    return [problemOf(row, ['sku'], reason, 'Name its variants.')];
  });
}

function claim(row: ImportedRow, owners: Owners): void {
  for (const { sku } of numbersOf(row)) owners.set(sku, { sku: row.product.sku, row });
}

function problemOf(
  row: ImportedRow,
  path: readonly PropertyKey[],
  reason: string,
  hint: string,
): ImportProblem {
  return problemAt({ ...row, sku: row.product.sku }, { path, reason, hint });
}
