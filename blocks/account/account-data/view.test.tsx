import { expect, test } from 'vitest';
import { testCustomer, testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import type { FormName } from './load.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...formMessages, ...accountMessages, ...ownMessages };
const routes = { ...testTenant.routes, 'account-data': { path: '/mein-konto/daten' } };

type States = Partial<Record<FormName, Parameters<typeof testFormState>[0]>>;

function draw(visitor: object, props: object = {}, states: States = {}): string {
  const page = testPageView({ messages, nodeId: 'k', tenant: { routes } });
  const data = {
    confirming: testFormState({ isOver: true, ...states.confirming }),
    details: testFormState(states.details),
    email: testFormState(states.email),
    password: testFormState(states.password),
    advertising: testFormState(states.advertising),
    visitor,
  };
  return drawBlock(block, { props, data, page });
}

test('greets by name, with the customer number as people read it', () => {
  const html = draw(testCustomer, { level: 1 });
  expect(html).toMatch(/<h1 [^>]*>Hallo Katharina<\/h1><p>Kundennummer 1048\u00a02213<\/p>/);
});

test('shows what is known in fields to put it right, and nothing in those that nobody told', () => {
  const html = draw({ ...testCustomer, phone: '+436601234567' });
  const valueOf = (name: string): string =>
    / value="([^"]*)"/.exec(tagWith(html, ` name="${name}"`))?.[1] ?? '';
  expect(['firstName', 'lastName', 'phone', 'birthday'].map(valueOf)).toEqual([
    ...['Katharina', 'Berger', '+436601234567', '14.3.1988'],
  ]);
  expect(tagWith(html, 'name="salutation"', 'value="female"')).toContain('checked');
  expect(tagWith(draw({ ...testCustomer, birthday: null }), ' name="birthday"')).toContain('value=""');
});

test('what was typed and refused stands in its fields again', () => {
  const html = draw(testCustomer, {}, { details: { values: { phone: '12' } } });
  expect(tagWith(html, ' name="phone"')).toContain('value="12"');
});

test('shows a birthday to nobody where the shop asks for none', () => {
  expect(draw(testCustomer, {}, { details: { rules: { birthday: 'off' } } })).not.toContain(
    'name="birthday"',
  );
});

test('confirms another address by a button alone, and says what it means', () => {
  expect(draw(testCustomer)).not.toContain('value="confirm-email"');
  const html = draw(
    testCustomer,
    {},
    {
      confirming: { isOver: false, values: { token: 'abc', email: 'neu@example.at' } },
    },
  );
  expect(html).toContain('<input type="hidden" name="token" value="abc"/>');
  expect(html).toContain('Deine neue Adresse: neu@example.at.');
  expect(html).toMatch(/<button [^>]*type="submit">Neue Adresse bestätigen<\/button>/);
});

test('begins with what was just done, as the page is shown from its top', () => {
  const headings = (html: string): string[] =>
    [...html.matchAll(/<h2 [^>]*>([^<]*)<\/h2>/g)].map(([, words = '']) => words).slice(1);
  const usual = ['Deine Daten', 'E-Mail-Adresse ändern', 'Passwort ändern', 'Werbung abbestellen'];
  expect(headings(draw(testCustomer))).toEqual(usual);
  const notice = { kind: 'good', text: 'Gespeichert.' } as const;
  expect(headings(draw(testCustomer, {}, { advertising: { notice } }))).toEqual([
    ...['Werbung abbestellen', 'Deine Daten', 'E-Mail-Adresse ändern', 'Passwort ändern'],
  ]);
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
