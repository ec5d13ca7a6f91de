import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeDefinition } from '../../../../schemas/catalogue/product-attribute.ts';
import { productSafety } from '../../../../schemas/catalogue/product-safety.ts';
import { createMemoryCatalogueStore } from '../testing/memory-catalogue-store.ts';
import { testDay, testDress, testNow, testProduct, testVariant } from '../testing/catalogue-product.ts';
import { describeProblem } from './import-problem.ts';
import { importFiles } from './import-files.ts';
import type { ImportTerms } from './import-terms.ts';
import { describeChange } from './product-changes.ts';
import { readProductFile } from './read-product-file.ts';

const { safety } = testProduct();
const terms: ImportTerms = {
  locale: 'de-AT',
  now: testNow,
  categories: new Set(['women-dresses', 'rims']),
  pictures: new Set(['dress-wrap-sage', 'dress-wrap-black', 'rim-black']),
  safetyOf: (brand) => (brand === 'Kornfeld' ? productSafety.parse(safety) : undefined),
  attributes: new Map(
    [
      {
        key: 'material',
        kind: 'choice',
        name: { de: 'Material' },
        isFacet: true,
        values: { wool: { de: 'Wolle' }, linen: { de: 'Leinen' } },
      },
      { key: 'length', kind: 'number', name: { de: 'Länge' }, unit: 'cm', isFacet: false, values: {} },
      { key: 'washable', kind: 'flag', name: { de: 'Waschbar' }, isFacet: true, values: {} },
      { key: 'note', kind: 'text', name: { de: 'Hinweis' }, isFacet: false, values: {} },
    ].map((each) => [each.key, attributeDefinition.parse(each)]),
  ),
  sizeTables: new Set(['dresses']),
  defaults: { area: 'fashion', type: 'wrap-dress', categories: ['women-dresses'] },
};

const file = (name: string, content: unknown) => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content, null, 1)),
});

/** A store with a dress (4711) and a shirt (100), and an import into it. */
async function shop() {
  const store = createMemoryCatalogueStore();
  const shirt = testProduct({ sku: '100', variants: [testVariant({ sku: '100.01' })] });
  await store.write('at', { put: [{ product: testDress() }, { product: shirt }] });
  const bring = (
    content: unknown,
    more: { name?: string; isDry?: boolean; skipsBroken?: boolean; terms?: Partial<ImportTerms> } = {},
  ) =>
    importFiles({
      store,
      tenant: 'at',
      files: [file(more.name ?? (typeof content === 'string' ? 'neu.csv' : 'neu.json'), content)],
      terms: { ...terms, ...more.terms },
      isDry: more.isDry ?? false,
      skipsBroken: more.skipsBroken ?? false,
    });
  return { store, bring };
}

const newDress = {
  sku: '900',
  name: 'Kleid „Neu“',
  brand: 'Kornfeld',
  picture: 'dress-wrap-sage',
  price: 5999,
};

describe('an import', () => {
  test('brings new products, with a history that begins now', async () => {
    const { store, bring } = await shop();
    const { outcome, plan } = await bring({ products: [{ ...newDress, low30: 7999, stock: 3 }] });
    expect([outcome, plan.insert, plan.change, plan.refused]).toEqual(['written', ['900'], [], []]);
    const product = await store.product('at', '900');
    expect(product).toMatchObject({
      texts: { de: { name: 'Kleid „Neu“', slug: 'kleid-neu' } },
      listed: testNow,
      variants: [{ sku: '900.01', stock: 3, offers: { 'de-AT': { price: 5999, low30: 7999, rrp: null } } }],
    });
    expect(await store.priceHistory('at', '900.01', 'de-AT')).toEqual([
      { price: 7999, from: testNow - 30 * testDay },
      { price: 5999, from: testNow },
    ]);
  });

  test('leaves broken rows out and brings the others, when it is told to', async () => {
    const { store, bring } = await shop();
    const rows = { products: [{ sku: '901', price: -1 }, newDress] };
    expect((await bring(rows)).outcome).toBe('refused');
    expect(await store.product('at', '900')).toBeNull();
    expect((await bring(rows, { skipsBroken: true, isDry: true })).outcome).toBe('planned');
    const { outcome, plan } = await bring(rows, { skipsBroken: true });
    expect([outcome, plan.insert, plan.refused.map(({ sku }) => sku)]).toEqual(['written', ['900'], ['901']]);
    expect(await store.product('at', '901')).toBeNull();
  });

  test.each([
    ['U+0000', { name: 'Kleid \0' }, '/products/0/name', 5],
    ['half a pair', { points: ['gut', 'schlecht \u{d800}'] }, '/products/0/points/1', 11],
    ['half a pair the other way', { description: '\u{dc00}' }, '/products/0/description', 9],
  ])('refuses texts that no database keeps: %s', async (_name, fault, field, line) => {
    const { bring } = await shop();
    const { outcome, plan } = await bring({ products: [{ ...newDress, ...fault }] });
    expect([outcome, plan.refused]).toMatchObject(['refused', [{ sku: '900', field, line }]]);
    expect(plan.refused[0] && describeProblem(plan.refused[0])).toContain('characters that are none');
  });

  test.each([
    ['a control', { name: 'Kleid \x1b[0m' }],
    ['a direction of writing', { brand: 'Korn\u202efeld' }],
    ['no width', { points: ['a\u200bb'] }],
  ])('refuses texts with what nobody sees: %s', async (_name, fault) => {
    const { bring } = await shop();
    const { plan } = await bring({ products: [{ ...newDress, ...fault }] });
    expect(plan.refused).toMatchObject([{ reason: expect.stringContaining('nobody sees') as unknown }]);
  });

  test('writes names in one line, and descriptions in paragraphs', async () => {
    const { store, bring } = await shop();
    const name = ' Kleid\r\n\tlang\u2028weit ';
    await bring({ products: [{ ...newDress, name, description: 'Eins\r\nzwei\tdrei' }] });
    expect((await store.product('at', '900'))?.texts.de).toMatchObject({
      name: 'Kleid lang weit',
      description: 'Eins\nzwei drei',
    });
  });

  test('changes the maker with the brand, keeps warnings, and refuses brands that it does not know', async () => {
    const { store, bring } = await shop();
    const warnings = [{ de: 'Nicht bleichen.' }];
    await bring({ products: [{ sku: '100', safety: { ...safety, warnings } }] });
    const maker = { ...safety.manufacturer, name: 'Nebel OG' };
    const safetyOf = (brand: string) =>
      brand === 'Nebel' ? productSafety.parse({ ...safety, manufacturer: maker }) : undefined;
    const change = (brand: string) => bring({ products: [{ sku: '100', brand }] }, { terms: { safetyOf } });
    await change('Nebel');
    expect(await store.product('at', '100')).toMatchObject({
      brand: 'Nebel',
      safety: { manufacturer: maker, warnings },
    });
    expect((await change('Unbekannt')).plan.refused).toMatchObject([
      { field: '/products/0/brand', reason: 'the maker of Unbekannt is not known' },
    ]);
    expect((await change('Nebel')).plan.unchanged).toEqual(['100']);
  });

  test('changes what differs, and leaves the rest', async () => {
    const { store, bring } = await shop();
    const first = await bring({
      products: [
        { sku: '100', name: 'Wickelkleid', price: 4999, stock: 7, low30: 1 },
        { sku: '4711', name: 'Wickelkleid, lang', price: 6999 },
      ],
    });
    expect(first.plan.change).toEqual([
      {
        sku: '100',
        changes: [
          { field: 'variants.100.01.offers.de-AT.price', from: 6999, to: 4999 },
          { field: 'variants.100.01.stock', from: 30, to: 7 },
        ],
      },
      {
        sku: '4711',
        changes: [{ field: 'texts.de.name', from: 'Wickelkleid', to: 'Wickelkleid, lang' }],
      },
    ]);
    expect(await store.product('at', '100')).toMatchObject({
      variants: [{ stock: 7, offers: { 'de-AT': { price: 4999, low30: 6999 } } }],
    });
    // The address of a corrected name stays.
    expect((await store.product('at', '4711'))?.texts.de).toMatchObject({
      name: 'Wickelkleid, lang',
      slug: 'wickelkleid',
      description: 'Ein Kleid.',
    });
    const again = await bring({ products: [{ sku: '100', price: 4999, stock: 7 }] });
    expect([again.outcome, again.plan.unchanged, again.plan.change]).toEqual(['written', ['100'], []]);
  });

  test('writes nothing on a dry run, and plans the same', async () => {
    const { store, bring } = await shop();
    const content = { products: [newDress, { sku: '100', price: 1999 }] };
    const dry = await bring(content, { isDry: true });
    expect(dry.outcome).toBe('planned');
    expect(await store.count('at')).toBe(2);
    expect(await store.priceHistory('at', '100.01', 'de-AT')).toHaveLength(1);
    const { plan } = await bring(content);
    expect(plan).toEqual(dry.plan);
    expect(await store.count('at')).toBe(3);
  });

  test('writes nothing when one row is refused, and says of each where and why', async () => {
    const { store, bring } = await shop();
    const { outcome, plan } = await bring({
      products: [
        newDress,
        { ...newDress, sku: '901', price: 59.99 },
        { ...newDress, sku: '902', brand: 'Unbekannt' },
        { ...newDress, sku: '903', categories: ['nowhere'], picture: 'nothing' },
        { ...newDress, sku: '904', type: 'headphones' },
        newDress,
        'text',
        { sku: '905' },
      ],
    });
    expect(outcome).toBe('refused');
    expect(await store.product('at', '900')).toBeNull();
    const lines = plan.refused.map(({ line, field, sku }) => `${line} ${field} ${sku}`);
    expect(lines).toEqual([
      '15 /products/1/price 901',
      '49 /products/6 null',
      '20 /products/2/brand 902',
      '30 /products/3/categories 903',
      '28 /products/3/picture 903',
      '34 /products/4/powerSupplyIncluded 904',
      '43 /products/5/sku 900',
      '50 /products/7/brand 905',
      '50 /products/7/name 905',
      '50 /products/7/price 905',
      '50 /products/7/picture 905',
    ]);
    expect(plan.refused.map(describeProblem)[0]).toMatch(
      /^neu\.json:15 \/products\/1\/price \(901\): .+\. .+\.$/,
    );
  });

  test.each([
    ['price', 0, 'price', '0 is not allowed: a price is at least 0.01. '],
    ['price', 59.99, 'price', '59.99 is not allowed: a price is a whole number of cents, 5999 for 59.99. '],
    ['stock', -1, 'stock', '-1 is not allowed: it is at least 0. '],
    ['stock', '3', 'stock', '"3" is not allowed: it is a number. '],
    ['name', '', 'name', '"" is not allowed: it is empty. '],
    ['area', 'garten', 'area', '"garten" is not allowed: it is one of fashion, '],
    ['categories', [], 'categories', '[] is not allowed: it has at least 1 entry. '],
    ['tyre', { fuel: 'Z' }, 'tyre/fuel', '"Z" is not allowed: it is one of A, B'],
    ['tyre', {}, 'tyre/fuel', ': it is missing. '],
    [
      'variants',
      [{ sku: '1', content: { amount: 0, unit: 'g' } }],
      'variants/0/content/amount',
      '0 is not allowed: it is more than 0. ',
    ],
  ])('says in words what is wrong with %s %j', async (key, value, field, said) => {
    const { bring } = await shop();
    const { plan } = await bring({ products: [{ ...newDress, [key]: value }] });
    const [problem] = plan.refused;
    expect(problem?.field).toBe(`/products/0/${field}`);
    expect(problem && describeProblem(problem)).toContain(said);
    expect(plan.refused.map(describeProblem).join(' ')).not.toMatch(/invalid|expected|input|pattern|string/i);
  });

  test('finds the line of what is wrong with the fifth variant, in the file and in the product', async () => {
    const { bring } = await shop();
    const variants = [1, 2, 3, 4, 5].map((each) => ({ sku: `4711.${each}`, size: 'S' }));
    const { plan } = await bring({ products: [{ sku: '4711', variants }] });
    const twice = { line: 22, reason: 'the choice of colour, size and width is there twice' };
    expect(plan.refused.at(-1)).toMatchObject({ ...twice, field: '/products/0/variants/4' });
    const rows = ['sku;variant.sku;variant.size;variant.width'];
    for (const [index, { sku }] of variants.entries()) rows.push(`4711;${sku};;${index === 4 ? 'W' : ''}`);
    expect((await bring(rows.join('\n'))).plan.refused).toMatchObject([{ line: 6, field: 'variant.width' }]);
  });

  test('refuses keys that it does not know, and names the nearest', async () => {
    const { bring } = await shop();
    const variants = [{ sku: '900.1', prise: 1, price: 1 }];
    const { plan } = await bring({ products: [{ ...newDress, prise: 5, material: 'x', variants }] });
    expect(plan.refused.map(({ field, reason, hint }) => [field, reason, hint])).toEqual([
      ['/products/0/variants/0/prise', 'nothing is called so', 'Is price meant?'],
      ['/products/0/prise', 'nothing is called so', 'Is price meant?'],
      ['/products/0/material', 'nothing is called so', expect.stringContaining('There are: sku, name')],
    ]);
    expect((await bring('sku;prise\n100;1')).plan.refused).toMatchObject([{ hint: 'Is price meant?' }]);
  });

  test('tells what it reads and does not store', async () => {
    const { bring } = await shop();
    const { plan } = await bring({
      products: [
        { ...newDress, isFrom: true, badges: ['new'] },
        { sku: '100', low30: 1 },
        { sku: '4711', variants: [{ sku: '4711.2', stock: 0 }], soldOut: false },
      ],
    });
    expect(plan.warnings.map(({ field, sku }) => [field, sku])).toEqual([
      ['/products/0/isFrom', '900'],
      ['/products/0/badges', '900'],
      ['/products/1/low30', '100'],
    ]);
    const { plan: soldOut } = await bring({ products: [{ sku: '100', soldOut: false, stock: 0 }] });
    expect(soldOut.warnings).toMatchObject([{ field: '/products/0/soldOut' }]);
  });

  test('gives a variant the price and the stock that stand beside its number', async () => {
    const { store, bring } = await shop();
    const { plan } = await bring('sku;variant.sku;price;stock\n4711;4711.1;49,99;7\n4711;4711.2;39,99;\n');
    expect(plan.refused).toEqual([]);
    await bring({ products: [{ sku: '4711', price: 2999, stock: 5, variants: [{ sku: '4711.3' }] }] });
    const variants = (await store.product('at', '4711'))?.variants ?? [];
    expect(variants.map(({ offers, stock }) => [offers['de-AT']?.price, stock])).toEqual([
      [4999, 7],
      [3999, 0],
      [2999, 5],
      [6999, 9],
      [6999, 0],
    ]);
  });

  test.each([
    [{ price: 1, variants: [{ sku: '4711.1', price: 2 }] }, 'price'],
    [{ stock: 3, variants: [{ sku: '4711.1' }, { sku: '4711.2' }] }, 'stock'],
    [{ soldOut: true, variants: [{ sku: '4711.1', stock: 1 }] }, 'variants/0/stock'],
    [{ gone: false, successor: '100' }, 'successor'],
    [{ colours: [{ name: 'Grün' }] }, 'colours/0/swatch'],
  ])('refuses what it could not do: %j', async (row, field) => {
    const { bring } = await shop();
    const { plan } = await bring({ products: [{ sku: '4711', ...row }] });
    expect(plan.refused).toMatchObject([{ field: `/products/0/${field}` }]);
  });

  test('empties what is said to be none', async () => {
    const { store, bring } = await shop();
    const told = { powerSupplyIncluded: true, withdrawalException: 'made-to-measure' } as const;
    await bring({ products: [{ sku: '100', rating: { average: 4, count: 2 }, ...told }] });
    expect(await store.product('at', '100')).toMatchObject(told);
    const none = { rating: null, powerSupplyIncluded: null, withdrawalException: null };
    await bring({ products: [{ sku: '100', ...none }] });
    expect(await store.product('at', '100')).toMatchObject(none);
  });

  test('warns of a recommended price below the price, and of successors that there are none of', async () => {
    const { bring } = await shop();
    const { outcome, plan } = await bring({
      products: [
        { ...newDress, rrp: 4999, successor: '4711.1' },
        { sku: '100', successor: '404' },
        { sku: '4711', successor: '900', variants: [{ sku: '4711.1', rrp: 1 }] },
      ],
    });
    expect(outcome).toBe('written');
    expect(plan.warnings.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [9, '/products/0/rrp', 'the recommended price of 900.01 (49.99) is below its price (59.99)'],
      [22, '/products/2/variants/0/rrp', 'the recommended price of 4711.1 (0.01) is below its price (69.99)'],
      [14, '/products/1/successor', 'there is no product 404'],
    ]);
  });

  test('warns of a successor whose row is left out', async () => {
    const { bring } = await shop();
    const products = [
      { ...newDress, price: 0 },
      { ...newDress, sku: '901', categories: ['nowhere'] },
      { sku: '100', successor: '901' },
    ];
    const { plan } = await bring({ products }, { skipsBroken: true });
    expect(plan.warnings).toMatchObject([{ sku: '100', reason: 'there is no product 901' }]);
  });

  test('says in words what changes, and what is emptied', () => {
    const price = { field: 'variants.100.01.offers.de-AT.price', from: 6999, to: 4990 };
    expect(describeChange('100', price)).toBe('100 variants.100.01.offers.de-AT.price: 69.99 → 49.90');
    const rating = { field: 'rating', from: { average: 4 }, to: null };
    expect(describeChange('100', rating)).toBe('100 rating: {"average":4} → nothing (emptied)');
  });

  test('brings tax class, size table and attributes, from both kinds of files', async () => {
    const { store, bring } = await shop();
    const facts = {
      taxClass: 'reduced',
      sizeTable: 'dresses',
      attributes: [
        { key: 'material', kind: 'choice', values: ['wool', 'linen'] },
        { key: 'length', kind: 'number', value: 92.5, unit: 'cm' },
        { key: 'washable', kind: 'flag', value: true },
        { key: 'note', kind: 'text', text: { de: 'Fällt groß aus' } },
      ],
    };
    const csv = [
      'sku;Tax Class;sizeTable;attributes.material;Attributes.Length;attributes.washable;attributes.note',
      '100;reduced;dresses;Wolle|linen;92,5;ja;Fällt groß aus',
    ];
    expect((await bring(csv.join('\n'))).plan.refused).toEqual([]);
    expect(await store.product('at', '100')).toMatchObject(facts);
    const attributes = { material: ['wool', 'Leinen'], length: 92.5, washable: true, note: 'Fällt groß aus' };
    const row = { taxClass: 'reduced', sizeTable: 'dresses', attributes };
    await bring({ products: [{ ...newDress, ...row }] });
    expect(await store.product('at', '900')).toMatchObject(facts);
    await bring({ products: [{ sku: '900', sizeTable: null, attributes: { material: null, length: 90 } }] });
    expect(await store.product('at', '900')).toMatchObject({
      sizeTable: null,
      attributes: [{ key: 'length', value: 90, unit: 'cm' }, { key: 'washable' }, { key: 'note' }],
    });
  });

  test('brings services with their prices, locale by locale, and takes them out again', async () => {
    const { store, bring } = await shop();
    const services = async () => (await store.product('at', '100'))?.services;
    const csv = 'sku;services.assembly;variant.sku;variant.delivery.mode;variant.delivery.days\n';
    await bring(`${csv}100;45;100.01;freight;3-5\n`);
    const { plan } = await bring('sku;services.assembly\n100;49,90\n');
    expect(plan.change[0]?.changes.map((change) => describeChange('100', change))).toEqual([
      '100 services.assembly.de-AT: 45.00 → 49.90',
    ]);
    const row = { sku: '100', services: { 'old-appliance': 0, assembly: 5500 } };
    await bring({ products: [row] }, { terms: { locale: 'de-DE' } });
    expect(await services()).toEqual({
      'old-appliance': { 'de-DE': 0 },
      assembly: { 'de-AT': 4990, 'de-DE': 5500 },
    });
    await bring('sku;services.assembly\n100;-\n');
    await bring({ products: [{ sku: '100', brand: 'Kornfeld' }] });
    expect(await services()).toEqual({ 'old-appliance': { 'de-DE': 0 }, assembly: { 'de-DE': 5500 } });
  });

  test.each([
    ['services.assembly;viel', 'services.assembly', 'this is no amount of money'],
    ['services.old-appliance;-5', 'services.old-appliance', 'this is no amount of money'],
    ['services.old-appliance;19,90', 'services.old-appliance', 'nothing of this product comes by freight'],
    ['services.montage;19,90', 'services.montage', 'no column is called so'],
  ])('refuses services that cannot be: %s', async (column, field, reason) => {
    const { bring } = await shop();
    const [heading = '', cell = ''] = column.split(';');
    const { plan } = await bring(`sku;${heading}\n100;${cell}`);
    expect(plan.refused).toMatchObject([{ field, reason }]);
  });

  test.each([
    [{ montage: 5 }, '/products/0/services/montage', 'nothing is called so'],
    [
      { assembly: 49.9 },
      '/products/0/services/assembly',
      'a price is a whole number of cents, 5999 for 59.99',
    ],
    [{ assembly: -1 }, '/products/0/services/assembly', 'a price is at least 0.00'],
    [
      { 'old-appliance': 1990 },
      '/products/0/services/old-appliance',
      'nothing of this product comes by freight',
    ],
  ])('refuses services of a slice that cannot be: %j', async (services, field, reason) => {
    const { bring } = await shop();
    const { plan } = await bring({ products: [{ sku: '100', services }] });
    expect(plan.refused).toMatchObject([{ field, reason }]);
  });

  test.each([
    ['taxClass;luxury', 'taxClass', 'it is one of standard, reduced, plants'],
    ['sizeTable;hats', 'sizeTable', 'there is no size table hats'],
    ['attributes.materal;wool', 'attributes.materal', 'there is no attribute materal'],
    ['attributes.material;gold', 'attributes.material', 'material has no value gold'],
    ['attributes.length;lang', 'attributes.length', 'this is no number'],
    ['attributes.washable;vielleicht', 'attributes.washable', 'this is neither yes nor no'],
  ])('refuses facts that there are none of: %s', async (column, field, reason) => {
    const { bring } = await shop();
    const [heading = '', cell = ''] = column.split(';');
    const { plan } = await bring(`sku;${heading}\n100;${cell}`);
    expect(plan.refused).toMatchObject([{ line: 2, field, reason }]);
  });

  test('stores the picture of a known colour, and tells of one without a colour', async () => {
    const { store, bring } = await shop();
    await bring('sku;variant.sku;variant.colour;variant.picture\n4711;4711.1;Salbei;rim-black\n');
    const [sage] = (await store.product('at', '4711'))?.colours ?? [];
    expect(sage).toMatchObject({ swatch: '#7f9484', pictures: [{ id: 'rim-black' }] });
    const { plan } = await bring('sku;variant.sku;variant.picture\n4711;4711.1;rim-black\n');
    expect(plan.refused).toMatchObject([{ line: 2, field: 'variant.picture' }]);
  });

  test('takes no link that runs code', async () => {
    const { bring } = await shop();
    const energy = { class: 'A', sheet: 'javascript:alert(1)' };
    const { plan } = await bring({ products: [{ ...newDress, energy }] });
    expect(plan.refused).toMatchObject([{ field: '/products/0/energy/sheet' }]);
  });

  test('takes no number of another product', async () => {
    const { bring } = await shop();
    const { plan } = await bring({
      products: [
        { ...newDress, variants: [{ sku: '4711.4' }] },
        { ...newDress, sku: '4711.1' },
      ],
    });
    expect(plan.refused.map(({ reason }) => reason)).toEqual([
      'the number 4711.4 is one of product 4711',
      'the number 4711.1 is one of product 4711',
    ]);
  });

  test('says which variant is named twice, new or known, and where', async () => {
    const { bring } = await shop();
    const rows = ['sku;variant.sku;variant.price', '4711;4711.1;9,99', '4711;4711.1;8,99'].join('\n');
    expect((await bring(rows, { isDry: true })).plan.refused).toMatchObject([
      { line: 3, field: 'variant.sku', reason: 'the variant 4711.1 is named twice, first in line 2' },
    ]);
    const variants = [
      { sku: '900.1', price: 1 },
      { sku: '900.1', price: 2 },
    ];
    expect((await bring({ products: [{ ...newDress, variants }] })).plan.refused).toMatchObject([
      { field: '/products/0/variants/1/sku' },
    ]);
  });

  test('gives no variant the number of another product', async () => {
    const { bring } = await shop();
    const { plan } = await bring({
      products: [{ ...newDress, sku: '900.01' }, newDress, { ...newDress, sku: '901' }],
    });
    expect(plan.refused).toMatchObject([
      { sku: '900', reason: 'its variant would get the number 900.01, which is one of product 900.01' },
    ]);
  });

  test('gives a price or stock to no variant by guess', async () => {
    const { bring } = await shop();
    const stock = await bring({ products: [{ sku: '4711', stock: 5 }] });
    expect(stock.plan.refused).toMatchObject([{ field: '/products/0/stock', line: 5 }]);
    await bring({ products: [{ sku: '4711', variants: [{ sku: '4711.1', price: 5999 }] }] });
    expect((await bring({ products: [{ sku: '4711', price: 5999 }] })).plan.unchanged).toEqual(['4711']);
    expect((await bring({ products: [{ sku: '4711', price: 4999 }] })).plan.refused).toHaveLength(1);
  });

  test('marks what is sold out and what is gone', async () => {
    const { store, bring } = await shop();
    await bring({
      products: [
        { sku: '4711', soldOut: true },
        { sku: '100', successor: '4711' },
      ],
    });
    expect((await store.product('at', '4711'))?.variants.map((each) => each.stock)).toEqual([0, 0, 0, 0, 0]);
    expect((await store.product('at', '100'))?.gone).toEqual({ successor: '4711' });
    await bring({ products: [{ sku: '100', gone: false }] });
    expect((await store.product('at', '100'))?.gone).toBeNull();
  });

  test('adds another language and its prices to what is there, but begins nothing in it', async () => {
    const { store, bring } = await shop();
    const inFrench = { terms: { locale: 'fr-CH' } };
    expect((await bring({ products: [newDress] }, inFrench)).plan.refused).toMatchObject([
      { field: '/products/0/name' },
    ]);
    const { outcome } = await bring({ products: [{ sku: '100', name: 'Robe', price: 7495 }] }, inFrench);
    expect(outcome).toBe('written');
    const product = await store.product('at', '100');
    expect(product?.texts.fr?.name).toBe('Robe');
    expect(product?.variants[0]?.offers).toMatchObject({
      'de-AT': { price: 6999 },
      'fr-CH': { price: 7495, low30: null },
    });
    expect(await store.priceHistory('at', '100.01', 'fr-CH')).toEqual([{ price: 7495, from: testNow }]);
  });

  test('says already on a dry run what the store would refuse', async () => {
    const { store, bring } = await shop();
    const at = testNow + testDay;
    await store.write('at', { prices: [{ sku: '100.01', locale: 'de-AT', price: 100, at }] });
    const { outcome } = await bring({ products: [{ sku: '100', price: 2999 }] }, { isDry: true });
    expect(outcome).toBe('overtaken');
  });

  test('says when somebody else was faster, and writes nothing then', async () => {
    const { store, bring } = await shop();
    const later = testNow + testDay;
    await store.write('at', { prices: [{ sku: '100.01', locale: 'de-AT', price: 100, at: later }] });
    const result = await bring({ products: [newDress, { sku: '100', price: 2999 }] });
    expect(result).toMatchObject({
      outcome: 'overtaken',
      changed: { reason: 'out-of-order', sku: '100.01' },
    });
    expect(await store.product('at', '900')).toBeNull();
  });
});

describe('an import from CSV', () => {
  test('reads variants row by row, with decimal commas and a byte order mark', async () => {
    const { store, bring } = await shop();
    const text = [
      '\ufeffsku;name;brand;picture;price;rrp;energy.class;rating.average;rating.count;variant.sku;variant.colour;variant.swatch;variant.picture;variant.size;variant.stock;variant.price;variant.delivery.mode;variant.delivery.days',
      '900;"Kleid ""Neu""";Kornfeld;dress-wrap-sage;1.059,90;1.200;;4,6;12;900.1;Salbei;#7F9484;dress-wrap-sage;38;3;;freight;10-15',
      '900;;;;;;;;;900.2;Schwarz;#2a2a2c;dress-wrap-black;38;0;1099,90;;',
    ].join('\r\n');
    const { outcome, plan } = await bring(text);
    expect(plan.refused).toEqual([]);
    expect(outcome).toBe('written');
    expect(await store.product('at', '900')).toMatchObject({
      texts: { de: { name: 'Kleid "Neu"' } },
      rating: { average: 4.6, count: 12 },
      colours: [
        { id: 'salbei', swatch: '#7f9484', family: 'green', pictures: [{ id: 'dress-wrap-sage' }] },
        { id: 'schwarz', family: 'black' },
      ],
      variants: [
        {
          sku: '900.1',
          colour: 'salbei',
          size: '38',
          stock: 3,
          offers: { 'de-AT': { price: 105_990, rrp: 120_000 } },
          delivery: { mode: 'freight', days: [10, 15] },
        },
        { sku: '900.2', colour: 'schwarz', stock: 0, offers: { 'de-AT': { price: 109_990 } } },
      ],
    });
  });

  test('changes stock alone with two columns', async () => {
    const { store, bring } = await shop();
    const { plan } = await bring('sku,variant.sku,variant.stock\n4711,4711.1,9\n4711,4711.5,1\n');
    expect(plan.change).toEqual([
      {
        sku: '4711',
        changes: [
          { field: 'variants.4711.1.stock', from: 4, to: 9 },
          { field: 'variants.4711.5.stock', from: 0, to: 1 },
        ],
      },
    ]);
    expect((await store.product('at', '4711'))?.variants.map((each) => each.stock)).toEqual([9, 0, 0, 9, 1]);
  });

  test('names line and column of what is wrong', async () => {
    const { bring } = await shop();
    const { plan } = await bring(
      [
        'sku;price;stock;variant.sku;variant.stock;badges',
        '100;12,345;x;;;',
        '4711;;;4711.1;-1;',
        '4711;;;4711.2;1;;9',
        ';9,99;;;;',
        '4711 1;9,99;;;;',
        '900;9,99;;;;a|b',
        '900;8,99;;;;',
        '4711;;;4711.3;1;"x',
      ].join('\n'),
    );
    expect(plan.refused.map(({ line, field, sku }) => [line, field, sku])).toEqual([
      [9, null, null],
      [2, 'price', '100'],
      [2, 'stock', '100'],
      [3, 'variant.stock', '4711'],
      [4, null, '4711'],
      [5, 'sku', null],
      [6, 'sku', '4711 1'],
      [8, 'price', '900'],
    ]);
    expect(plan.batch).toEqual({ put: [], prices: [], stock: [] });
  });

  test('writes values as the file does, in a file of two rows, too', async () => {
    const { bring } = await shop();
    const { plan } = await bring('sku;price\n100;0,00');
    expect(plan.refused.map(describeProblem)).toEqual([
      'neu.csv:2 price (100): 0,00 is not allowed: a price is at least 0.01. Correct it, or leave the row out.',
    ]);
    const swatch = 'sku;variant.sku;variant.colour;variant.swatch\n4711;4711.1;;\n4711;4711.2;Grün;gruen';
    expect((await bring(swatch)).plan.refused).toMatchObject([
      { line: 3, field: 'variant.swatch', value: 'gruen' },
    ]);
  });

  test.each([
    ['name;price\n1;2', 'sku'],
    ['sku;prise\n1;2', 'prise'],
    ['sku;price;price\n1;2;3', 'price'],
    ['', 'sku'],
  ])('refuses the whole file for its header: %j', async (text, field) => {
    const { bring } = await shop();
    const { plan } = await bring(text);
    expect(plan.refused.map((each) => [each.line, each.field])).toEqual([[1, field]]);
  });

  test('takes what Excel exports in German', async () => {
    const { store, bring } = await shop();
    const { plan } = await bring(
      [
        'sep=;',
        'SKU ;Variant. SKU;Variant.Stock; Price;Gone;;',
        '4711;4711.1;9;49,99 €;;;',
        ';;;;;;',
        '100;;;4,99;FALSCH;;',
        ';;;;;;',
      ].join('\r\n'),
    );
    expect([plan.refused, plan.change.map(({ sku }) => sku)]).toEqual([[], ['4711', '100']]);
    expect((await store.product('at', '4711'))?.variants[0]).toMatchObject({
      stock: 9,
      offers: { 'de-AT': { price: 4999 } },
    });
    const spare = await bring('sku;price;\n100;1,00;\n100;;x\n');
    expect(spare.plan.refused).toMatchObject([{ line: 3, reason: 'the row has 3 cells, the first row 2' }]);
  });

  test('reads windows-1252 where that is said, and UTF-16 by its mark', () => {
    const bytes = Uint8Array.of(...Buffer.from('sku;name\n1;M'), 0xfc, 0x80);
    const { rows } = readProductFile({ name: 'a.csv', bytes, encoding: 'windows-1252' }, 'de-AT');
    expect(rows[0]?.product.name).toBe('Mü€');
    const wide = Buffer.from('\ufeffsku\tname\n1\tMü€', 'utf16le');
    expect(readProductFile({ name: 'a.txt', bytes: wide }, 'de-AT').rows[0]?.product.name).toBe('Mü€');
  });

  test('refuses what is not UTF-8', () => {
    const { problems } = readProductFile({ name: 'a.csv', bytes: Uint8Array.of(0x73, 0xe4, 0x0a) }, 'de-AT');
    expect(problems).toMatchObject([{ line: null, reason: 'the file is not UTF-8' }]);
  });
});

describe('no file', () => {
  test.each([['{"products":'], ['[]'], ['{"products":{}}'], ['{"__proto__":{},"products":[]}'], ['null']])(
    'that is no slice goes further than its reason: %s',
    (text) => {
      expect(readProductFile(file('x.json', text), 'de-AT')).toMatchObject({
        rows: [],
        problems: [{ file: 'x.json' }],
      });
    },
  );

  test('makes the reader throw, whatever its bytes', () => {
    const name = fc.constantFrom('a.json', 'a.csv', 'a');
    fc.assert(
      fc.property(name, fc.uint8Array({ maxLength: 400 }), (as, bytes) => {
        readProductFile({ name: as, bytes }, 'de-AT');
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (products) => {
        const { rows, problems } = readProductFile(file('a.json', { products }), 'de-AT');
        const isWholeRefused = problems.some(({ line }) => line === null);
        expect(isWholeRefused || problems.length + rows.length >= products.length).toBe(true);
      }),
    );
  });

  test('makes the reader throw by its length: each of its rows is told of', () => {
    const { problems } = readProductFile(file('a.csv', `sku;price\n${'x;y\n'.repeat(150_000)}`), 'de-AT');
    expect(problems).toHaveLength(150_000);
  });

  test('makes the import throw or write half, whatever its rows say', async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('4711', '100.01', 5999, 0, -1, true, ''),
    );
    const key = fc.constantFrom(
      ...'sku name price low30 rrp stock soldOut picture brand colours variants gone successor energy type'.split(
        ' ',
      ),
    );
    const row = fc
      .dictionary(key, value, { maxKeys: 8, noNullPrototype: true })
      .map((each): object => ({ sku: '100', ...each }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(row, fc.constant(newDress)), { maxLength: 4 }), async (products) => {
        const { store, bring } = await shop();
        const { outcome, plan } = await bring({ products });
        expect(outcome).toBe(plan.refused.length > 0 ? 'refused' : 'written');
        const isThere = (await store.product('at', '900')) !== null;
        expect(isThere).toBe(outcome === 'written' && plan.insert.includes('900'));
      }),
      { numRuns: 150 },
    );
  });
});
