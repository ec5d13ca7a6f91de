import { expect, test } from 'vitest';
import { z } from 'zod';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { link } from '../../schemas/link.ts';
import { richText } from '../../schemas/rich-text.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { ContentAddress } from './content-source.ts';
import { createDataSetReader } from './data-set-reader.ts';
import type { DocumentAnswer, DocumentCache } from './document-cache.ts';
import { FetchFailure } from './fetch-failure.ts';

const shape = z.object({
  title: z.string().max(20),
  html: richText(),
  more: z.object(link.shape).optional(),
});
const [german] = testTenant.locales as [TenantConfig['locales'][number]];
const tenant: TenantConfig = {
  ...testTenant,
  slug: 'default',
  locales: [
    { ...german, locale: 'de-DE' },
    { ...german, locale: 'fr-CH', prefix: '/fr' },
  ],
};

/** A cache that gives one body, and tells what it was asked for. */
function reading(answer: Partial<DocumentAnswer<unknown>>) {
  const addresses: ContentAddress[] = [];
  const warnings: unknown[] = [];
  const get: DocumentCache['get'] = (address) => {
    addresses.push(address);
    return Promise.resolve(answer as never);
  };
  const linksOf = createShopLinks;
  const log = { warn: (facts: unknown) => void warnings.push(facts) };
  const read = createDataSetReader({ documents: { get }, log, linksOf }, 'service-layer', shape);
  return { addresses, warnings, read };
}
const found = (value: unknown) => reading({ status: 'found', value });

test('asks for the file of the shop and the locale', async () => {
  const { read, addresses } = found({ title: 'Lieferung', html: '<p>Bald.</p>' });
  expect(await read(tenant, 'fr-CH', 'delivery')).toEqual({
    status: 'found',
    value: { title: 'Lieferung', html: '<p>Bald.</p>' },
  });
  expect(addresses).toEqual([
    {
      kind: 'bucket',
      tenant: 'default',
      locale: 'fr-CH',
      category: 'service-layer',
      identifier: 'delivery',
    },
  ]);
});

test('gives clean HTML, links below the locale’s prefix, no address that could run code, and nothing that is not known', async () => {
  const { read } = found({
    title: 'Lieferung',
    html: '<p onclick="x()">Bald<script>x()</script>, <a href="/lp/eil">eilig</a></p>',
    more: { label: 'Mehr', href: 'javascript:alert(1)', note: 'for editors' },
    note: 'for editors',
  });
  expect(await read(tenant, 'fr-CH', 'delivery')).toEqual({
    status: 'found',
    value: {
      title: 'Lieferung',
      html: '<p>Bald, <a href="/fr/lp/eil">eilig</a></p>',
      more: { label: 'Mehr' },
    },
  });
});

test.each([{ title: 7, html: '' }, { title: 'x'.repeat(21), html: '' }, { html: '' }, null, 'Lieferung', []])(
  'gives nothing of %j, and says so in the log',
  async (body) => {
    const { read, warnings } = found(body);
    expect(await read(tenant, 'de-DE', 'delivery')).toEqual({ status: 'failed' });
    expect(warnings).toEqual([
      { document: 'bucket:default:de-DE:service-layer/delivery', problem: expect.stringMatching(/\w/) },
    ]);
  },
);

test('says once what is wrong with a copy', async () => {
  const { read, warnings } = found({ title: 7 });
  await read(tenant, 'de-DE', 'delivery');
  await read(tenant, 'de-DE', 'delivery');
  expect(warnings).toHaveLength(1);
});

test.each(['', '../secret', 'a/b', 'UPPER', 'x'.repeat(65), '__proto__', 'a\u0000'])(
  'asks nobody for %j',
  async (identifier) => {
    const { read, addresses } = found({ title: '', html: '' });
    expect(await read(tenant, 'de-DE', identifier)).toEqual({ status: 'missing' });
    expect(addresses).toEqual([]);
  },
);

test('tells what is not there from what cannot be had', async () => {
  expect(await reading({ status: 'missing' }).read(tenant, 'de-DE', 'a')).toEqual({ status: 'missing' });
  const failure = new FetchFailure('Nothing answers', { url: 'x', reason: 'connection' });
  const away = reading({ status: 'failed', failure, issues: [] });
  expect(await away.read(tenant, 'de-DE', 'a')).toEqual({ status: 'failed' });
});
