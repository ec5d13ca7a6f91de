import { expect, test } from 'vitest';
import type { PageMeta } from '../../schemas/page.ts';
import { metaWithSubject, type PageSubject } from './page-subject.ts';

const meta = { title: '{{ name }} von {{brand}}{{page}}', description: 'Fest' } as PageMeta;
const subject: PageSubject = {
  words: { name: 'Kleid\u202e „Ida“ {{brand}}', page: '  – Seite 2' },
  canonicalQuery: '',
  structuredData: [],
  dimensions: [],
  alternates: [],
  tags: [],
};

test('words of a subject stand where the document wants them, as they are and in one line', () => {
  const { title, description } = metaWithSubject(meta, subject);
  // No word is filled in twice, and a name that nobody knows leaves nothing.
  expect(title).toBe('Kleid „Ida“ {{brand}} von – Seite 2');
  expect(description).toBe('Fest');
});

test('what the subject does not say is the document’s, and what it says wins', () => {
  const own = { ...meta, robots: 'index,follow', breadcrumbs: [] };
  expect(metaWithSubject(own, undefined)).toBe(own);
  expect(metaWithSubject(own, subject)).toMatchObject({ robots: 'index,follow', breadcrumbs: [] });
  const found = { ...subject, robots: 'noindex,follow', breadcrumbs: [{ label: 'Damen', path: '/c/damen' }] };
  expect(metaWithSubject(own, found)).toMatchObject({
    robots: 'noindex,follow',
    breadcrumbs: [{ label: 'Damen', path: '/c/damen' }],
  });
});
