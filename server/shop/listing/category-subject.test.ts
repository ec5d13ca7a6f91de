import { beforeAll, describe, expect, test } from 'vitest';
import type { SubjectAnswer, SubjectRequest } from '../../pages/page-subjects.ts';
import { categoryPages } from './category-pages.ts';
import { createCategorySubject } from './category-subject.ts';
import { createListingFinder } from './listing-finder.ts';
import { openListingShop, tenantCalled, type ListingShop } from './testing/listing-shop.ts';

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});

const now = Date.UTC(2026, 10, 28);

function ask(path: string, query: Record<string, string> = {}, more: Partial<SubjectRequest> = {}) {
  const subjects = createCategorySubject(shop.ports, createListingFinder(shop.ports));
  return subjects.find({
    tenant: shop.tenant,
    locale: 'de-AT',
    path: `/c/${path}`,
    parameters: { path },
    query,
    now,
    origin: 'https://linde.example',
    ...more,
  });
}

type Subject = Extract<SubjectAnswer, { kind: 'found' }>['subject'];

async function found(path: string, query?: Record<string, string>): Promise<Subject> {
  const answer = await ask(path, query);
  if (answer.kind !== 'found') throw new Error(`${path} is ${answer.kind}`);
  return answer.subject;
}

describe('the page of a category', () => {
  test('has the name, the way to it and its products', async () => {
    const subject = await found('damen/bekleidung/kleider');
    expect(subject.words).toMatchObject({
      name: 'Kleider',
      title: 'Kleider',
      parent: 'Bekleidung',
      term: '',
      page: '',
    });
    expect((await found('damen')).words).toMatchObject({ name: 'Damen', title: 'Damenmode' });
    expect(Number(subject.words.count)).toBeGreaterThan(20);
    expect(subject.breadcrumbs).toEqual([
      { label: 'listing.home', path: '/' },
      { label: 'Damen', path: '/c/damen' },
      { label: 'Bekleidung', path: '/c/damen/bekleidung' },
      { label: 'Kleider', path: '/c/damen/bekleidung/kleider' },
    ]);
    expect(subject.robots).toBeUndefined();
    expect(subject.canonicalQuery).toBe('');
    expect(subject.tags[0]).toMatch(/^category:/);
    expect(subject.tags.filter((tag) => tag.startsWith('product:')).length).toBeGreaterThan(20);
    const [list] = subject.structuredData as { itemListElement: { position: number; url: string }[] }[];
    expect(list?.itemListElement).toHaveLength(24);
    expect(list?.itemListElement[0]).toMatchObject({ position: 1 });
    for (const { url } of list?.itemListElement ?? [])
      expect(url).toMatch(/^https:\/\/linde\.example\/p\/[a-z0-9-]+-\d+$/);
  });

  test('is its own for each page, and says so in the title', async () => {
    const subject = await found('damen', { seite: '2' });
    expect(subject.canonicalQuery).toBe('seite=2');
    expect(subject.words.page).toBe('listing.page 2');
    expect(subject.robots).toBeUndefined();
  });

  test('is one page however it is sorted; with one filter it is found, with more it is only followed', async () => {
    expect(await found('damen', { sortierung: 'price-up', seite: '2' })).toMatchObject({
      canonicalQuery: 'seite=2',
    });
    const one = await found('damen', { filter: 'colour:blue', seite: '2' });
    expect(one).toMatchObject({ canonicalQuery: '', structuredData: [], alternates: [] });
    expect(one.robots).toBeUndefined();
    for (const query of [
      { filter: 'colour:blue\ncolour:red' },
      { filter: 'colour:blue', preis: '-80' },
      { sterne: '3', preis: '-80' },
    ]) {
      const subject = await found('damen', query);
      expect(subject).toMatchObject({ robots: 'noindex,follow', canonicalQuery: '', structuredData: [] });
    }
  });

  test('is not the list of what filters say that nothing is called', async () => {
    const subject = await found('damen', { filter: 'colour:blue\nnothing:at all\ncolour:octarine' });
    expect(subject.robots).toBeUndefined();
  });

  test.each([
    ['Damen', ''],
    ['damen/', ''],
    ['DAMEN//Bekleidung/', ''],
    ['damen/bekleidung//kleider', ''],
  ])('%s is written otherwise', async (path) => {
    const answer = await ask(path, { seite: '1', filter: 'size:38' });
    expect(answer).toMatchObject({ kind: 'redirect', query: 'filter=size%3A38' });
    expect(await ask(path, { seite: '5000' })).toMatchObject({
      kind: 'redirect',
      query: expect.stringMatching(/^seite=\d$/) as string,
    });
    const target = answer.kind === 'redirect' ? answer.path : '';
    // One step is enough: what it leads to is no other redirect.
    expect(await ask(target.slice('/c/'.length))).toMatchObject({ kind: 'found' });
  });

  test.each(['gibt-es-nicht', '', '/', '..', 'damen/..', 'damen/bekleidung/kleider/rot', '%00', '__proto__'])(
    '%j is none',
    async (path) => {
      expect(await ask(path)).toEqual({ kind: 'missing' });
    },
  );

  test('beyond its last page leads there', async () => {
    const first = await ask('damen', { seite: '999999' });
    expect(first).toMatchObject({ kind: 'redirect', path: '/c/damen' });
    const query = first.kind === 'redirect' ? first.query : '';
    expect(query).toMatch(/^seite=\d+$/);
    expect(await ask('damen', { seite: query.slice('seite='.length) })).toMatchObject({ kind: 'found' });
    // What filters leave empty has one page.
    expect(await ask('damen', { preis: '9000000-', seite: '2' })).toMatchObject({
      kind: 'redirect',
      query: 'preis=9000000-',
    });
  });

  test('waits for the search', async () => {
    const ports = { ...shop.ports, searchOf: () => undefined };
    const subjects = createCategorySubject(ports, createListingFinder(ports));
    expect(
      await subjects.find({
        tenant: shop.tenant,
        locale: 'de-AT',
        path: '/c/damen',
        parameters: { path: 'damen' },
        query: {},
        now,
        origin: '',
      }),
    ).toMatchObject({ kind: 'unavailable' });
  });
});

describe('the page of a category in several languages', () => {
  test('names the others, where there is something in them', async () => {
    const tenant = tenantCalled('default');
    const german = await openListingShop('default', 'de-DE');
    const french = await openListingShop('default', 'fr-CH');
    const ports = {
      ...german.ports,
      searchOf: (slug: string, locale: string) =>
        german.ports.searchOf(slug, locale) ?? french.ports.searchOf(slug, locale),
    };
    const subjects = createCategorySubject(ports, createListingFinder(ports));
    const categories = await ports.categoriesOf('default');
    const [department] = categories.childrenOf(null);
    const find = (locale: string, query: Record<string, string> = {}, path?: string) => {
      const own = path ?? categories.addressOf(department?.id ?? '', locale);
      return subjects.find({
        tenant,
        locale,
        path: `/c/${own}`,
        parameters: { path: own },
        query,
        now,
        origin: '',
      });
    };
    const own = await find('de-DE');
    const address = categories.addressOf(department?.id ?? '', 'fr-CH');
    if (own.kind !== 'found') throw new Error(own.kind);
    expect(own.subject.alternates).toEqual([{ locale: 'fr-CH', path: `/c/${address}` }]);
    const other = await find('fr-CH');
    if (other.kind !== 'found') throw new Error(other.kind);
    expect(other.subject.alternates).toEqual([
      { locale: 'de-DE', path: `/c/${categories.addressOf(department?.id ?? '', 'de-DE')}` },
    ]);
    const pages = await categoryPages(tenant, ports);
    expect([...pages.keys()]).toEqual(tenant.locales.map(({ locale }) => locale));
    expect(pages.get('de-DE')?.[0]).toEqual({
      path: `/c/${categories.addressOf(department?.id ?? '', 'de-DE')}`,
      name: department?.name.de,
      alternates: own.subject.alternates,
    });
    expect(pages.get('nl-NL')).toEqual([]);
    for (const { alternates } of pages.get('fr-CH') ?? [])
      for (const { path } of alternates) expect(pages.get('de-DE')?.map((page) => page.path)).toContain(path);
    // Filtered and later pages have no counterpart.
    const second = await find('de-DE', { seite: '2' });
    expect(second.kind === 'found' && second.subject.alternates).toEqual([]);
    // An address of another language leads to the page in this one.
    expect(await find('fr-CH', {}, categories.addressOf(department?.id ?? '', 'de-DE'))).toMatchObject({
      kind: 'redirect',
      path: `/c/${address}`,
    });
  });
});
