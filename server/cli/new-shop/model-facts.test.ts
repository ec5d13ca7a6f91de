import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AskedShop, askedShop, type TenantFile } from './asked-shop.ts';
import { modelFacts } from './model-facts.ts';

const folder = join(import.meta.dirname, '../../../tenants');
const tenants = globSync('*/tenant.json', { cwd: folder }).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TenantFile,
);

function shopIn(locale: string): AskedShop {
  const line = ['new', '--locale', locale, '--currency', 'EUR', '--like', 'default/de-DE'];
  const asked = askedShop(line, tenants, new Map());
  if (!asked.ok) throw new Error(asked.reasons.join(' '));
  return asked.shop;
}

const files = {
  'pages/imprint.json': { text: '<p>Modehaus Linde International GmbH, Lindenallee 8, 80331</p>' },
  'pages/contact.json': { text: '<a href="tel:+4989000000">Ruf an</a>' },
  'pages/delivery.json': { rows: [{ text: 'In ganz Deutschland.' }] },
  'pages/wool.json': { text: 'Wolle pflegen' },
};

test('files that hold what is their model’s are told with it', () => {
  expect(modelFacts(files, shopIn('de-LU'))).toEqual({
    'pages/imprint.json': ['Modehaus Linde International GmbH', 'Lindenallee 8', '80331'],
    'pages/contact.json': ['tel:+4989000000'],
    'pages/delivery.json': ['Deutschland'],
  });
});

test('a shop of the same country keeps the country', () => {
  expect(Object.keys(modelFacts(files, shopIn('de-DE')))).toEqual([
    'pages/imprint.json',
    'pages/contact.json',
  ]);
});
