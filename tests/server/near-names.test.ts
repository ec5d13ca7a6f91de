import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Issue } from '../../schemas/issue.ts';
import { checkContent } from '../../server/check/content-check.ts';
import { composeCheck } from '../../server/compose/check/compose-check.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { contentFolder, pictureIds } from '../content/shipped-content.ts';

// Of a name that there is not, wherever content has one, the check names the one that was meant.

const log = pino({ enabled: false });
const files = createFilesContentSource({ folder: contentFolder, log, watch: false });
const path = '/lp/vertippt';
const [at] = readTenants('tenants').filter(({ config }) => config.slug === 'at');

const main = [
  { id: 'titel', type: 'heading', props: { text: 'Vertippt', level: 1 }, whens: {} },
  { id: 'art', type: 'heding', props: { text: 'Neu' } },
  { id: 'feld', type: 'heading', props: { text: 'Neu', intrro: 'Text' } },
  { id: 'wahl', type: 'notice', props: { kind: 'warnung', html: '<p>Text</p>' } },
  { id: 'fach', type: 'columns', slots: { frst: [] } },
  { id: 'platz', type: 'tabs', props: { tabs: [{ label: 'A', html: '<a href="#fachh">zum Fach</a>' }] } },
  { id: 'weg', type: 'link-list', props: { links: [{ label: 'Newsletter', route: 'newslettr' }] } },
  { id: 'bild', type: 'image-text', props: { picture: { src: 'scene-laundri', alt: '' }, title: 'Bild' } },
  { id: 'schein', type: 'voucher-embed', props: { voucher: 'welcome-vaat' } },
  { id: 'datei', type: 'voucher-embed', props: { voucher: 'welcome-vat', file: 'mein' } },
  {
    id: 'waren',
    type: 'product-grid',
    data: { products: { load: 'slice', args: { category: 'fashion', id: 'autum' } } },
  },
  { id: 'lader', type: 'product-grid', data: { products: { load: 'slise', args: {} } } },
  {
    id: 'daten',
    type: 'product-grid',
    data: { produkts: { load: 'slice', args: { category: 'fashion', id: 'men' } } },
  },
  { id: 'versuch', type: 'divider', when: { experiment: { id: 'sustainabilty', variant: 'b' } } },
];
const head = { id: 'vertippt', tenant: 'at', locale: 'de-AT', path, revision: '1', status: 'published' };
const page = { ...head, title: 'Vertippt', descripton: 'Text', image: { src: 'scene-laundri', alt: '' } };
const body = { format: 'webapp_json', formatVersion: 1, page, regions: { main } };

const source: ContentSource = {
  ...files,
  async read(address, request) {
    if (address.kind === 'list')
      return { status: 'found', body: { pages: [{ path }], next: null }, bytes: 100 };
    if (address.kind !== 'page' || address.path !== path) return files.read(address, request);
    return { status: 'found', body, bytes: 1000 };
  },
};

let issues: readonly Issue[] = [];
beforeAll(async () => {
  if (!at) throw new Error('There is no shop "at"');
  const pictures = {
    find: (id: string) =>
      pictureIds.has(id) ? { id, width: 12, height: 16, revision: '1', ground: '#cccccc' } : undefined,
    ids: () => pictureIds,
  };
  const now = Date.parse('2026-12-01T12:00:00+01:00');
  const parts = composeCheck({ tenants: [at], source, log, now, pictures });
  for await (const document of checkContent(parts)) if (document.name === path) ({ issues } = document);
});
afterAll(() => files.close());

test.each([
  ['/page/descripton', 'description'],
  ['/page/image/src', 'scene-laundry'],
  ['/regions/main/0/whens', 'when'],
  ['/regions/main/1/type', 'heading'],
  ['/regions/main/2/props/intrro', 'intro'],
  ['/regions/main/3/props/kind', 'warning'],
  ['/regions/main/4/slots/frst', 'first'],
  ['/regions/main/5/props/tabs/0/html', '#fach'],
  ['/regions/main/6/props/links/0/route', 'newsletter'],
  ['/regions/main/7/props/picture/src', 'scene-laundry'],
  ['/regions/main/8/props/voucher', 'welcome-vat'],
  ['/regions/main/9/data/vouchers', 'main'],
  ['/regions/main/10/data/products', 'fashion/autumn'],
  ['/regions/main/11/data/products/load', 'slice'],
  ['/regions/main/12/data/produkts', 'products'],
  ['/regions/main/13/when/experiment/id', 'sustainability'],
])('at %s it asks whether "%s" is meant', (place, name) => {
  const own = issues.filter(({ pointer }) => pointer === place);
  expect(own.map(({ message, hint }) => `${message} ${hint}`).join(' ')).toContain(`s "${name}" meant?`);
});
