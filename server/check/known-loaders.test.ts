import pino from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/services/test-database.ts';
import { composeAccounts } from '../compose/compose-accounts.ts';
import { composeBase } from '../compose/compose-base.ts';
import { composeCatalogue } from '../compose/compose-catalogue.ts';
import { composeContent } from '../compose/compose-content.ts';
import { readSettings } from '../config.ts';
import { knownLoaders } from './known-loaders.ts';

test('content is checked with the loaders that the shop has', async () => {
  const database = await openTestDatabase();
  const settings = readSettings({ NODE_ENV: 'production', ...production });
  const options = { settings, root: process.cwd(), log: pino({ level: 'silent' }), database };
  const base = composeBase(options, () => 3000);
  const content = composeContent(base, undefined);
  const accounts = composeAccounts(base, database, {
    text: () => '',
    joinAtLogin: async () => false,
    drawPaper: async () => null,
    forget: () => {},
  });
  const catalogue = composeCatalogue(base, content, accounts, {
    text: () => '',
    price: () => '',
    html: async () => null,
    forget() {},
  });
  const names = [...content.loaders, ...catalogue.loaders, ...(accounts.loaders ?? [])].map(
    ({ name }) => name,
  );
  const tenants = base.tenants.map(({ config }) => config);
  expect([...knownLoaders(tenants).keys()].toSorted()).toEqual(names.toSorted());
  catalogue.close();
  content.close();
  await database.close();
});

const secret = 'x'.repeat(32);
const production = {
  REVALIDATE_SECRET: secret,
  PREVIEW_SECRET: secret,
  VISITOR_SECRET: secret,
  PUBLIC_ORIGIN: 'https://www.example.at',
  TENANT_HOSTS: 'www.example.at=at',
};
