import { expect, test } from 'vitest';
import { testCustomer, testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...formMessages, ...accountMessages, ...ownMessages };
const routes = { ...testTenant.routes, 'account-data': { path: '/mein-konto/daten' } };

function draw(visitor: object, props: object = {}): string {
  const page = testPageView({ messages, nodeId: 'k', tenant: { routes } });
  return drawBlock(block, { props, data: { form: testFormState(), visitor }, page });
}

test('greets by name, with the customer number as people read it, and a way out', () => {
  const html = draw(testCustomer, { level: 1 });
  expect(html).toMatch(/<h1 [^>]*>Hallo Katharina<\/h1><p>Kundennummer 1048\u00a02213<\/p>/);
  expect(html).toMatch(/<input type="hidden" name="form" value="logout"\/><button [^>]*>Abmelden<\/button>/);
  for (const fact of ['Frau Katharina Berger', 'katharina.berger@example.at', '14. März 1988'])
    expect(html).toContain(`<dd>${fact}</dd>`);
});

test('names no title and no day that nobody told', () => {
  const html = draw({ ...testCustomer, salutation: 'none', birthday: null });
  expect(html).toContain('<dd>Katharina Berger</dd>');
  expect(html).toContain('<dd>nicht angegeben</dd>');
});

test('takes a new password from who knows the old one, and tells password managers whose it is', () => {
  const html = draw(testCustomer);
  expect(tagWith(html, '<form', 'id="k.form"')).toContain('action="/mein-konto/daten"');
  expect(html).toContain('<input type="hidden" name="form" value="change-password"/>');
  expect(tagWith(html, 'name="currentPassword"')).toContain('autoComplete="current-password"');
  expect(tagWith(html, 'name="password"', 'minLength="8"')).toContain('autoComplete="new-password"');
  const username = /<input [^>]*autoComplete="username"[^>]*>/.exec(html)?.[0] ?? '';
  expect(username).toContain('value="katharina.berger@example.at"');
  expect(username).not.toContain('name=');
});

test('tells nothing to whoever is not logged in', () => {
  for (const visitor of [{ kind: 'anonymous' }, { kind: 'soft', firstName: 'Katharina' }]) {
    const html = draw(visitor);
    expect(html).toContain('href="/anmelden">Zur Anmeldung</a>');
    expect(html).not.toMatch(/Katharina|<form/);
  }
});
