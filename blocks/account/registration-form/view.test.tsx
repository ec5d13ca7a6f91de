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
const routes = { ...testTenant.routes, registration: { path: '/registrieren' } };

function draw(
  form: Parameters<typeof testFormState>[0] = {},
  visitor: object = { kind: 'anonymous' },
): string {
  const page = testPageView({ messages, nodeId: 'r', tenant: { routes } });
  return drawBlock(block, { data: { form: testFormState(form), visitor }, page });
}

test('asks for what the shop needs, each field with a label that is seen, stars on the mandatory ones alone', () => {
  const html = draw();
  const labels = [...html.matchAll(/<label [^>]*for="r.form-(\w+)">([^<]*)(<span aria-hidden="true"> \*)?/g)];
  expect(labels.map(([, name, label, star]) => [name, label, star !== undefined])).toEqual([
    ['firstName', 'Vorname', true],
    ['lastName', 'Nachname', true],
    ['birthday', 'Geburtsdatum', false],
    ['email', 'E-Mail-Adresse', true],
    ['password', 'Passwort', true],
  ]);
  expect(html).toMatch(/<legend [^>]*>Anrede<span aria-hidden="true"> \*/);
  for (const salutation of ['female', 'male', 'none'])
    expect(tagWith(html, 'type="radio"', 'name="salutation"', `value="${salutation}"`)).toContain('required');
  expect(html).toContain('Mit * markierte Felder sind Pflichtfelder.');
  expect(tagWith(html, '<form', 'method="post"')).toContain('action="/registrieren"');
});

test('names the shop’s own minimum of a password in its placeholder and in its hint', () => {
  const html = draw({ rules: { passwordMin: 10 } });
  const box = tagWith(html, 'id="r.form-password"');
  expect(box).toContain('minLength="10"');
  expect(box).toContain('placeholder="Mindestens 10 Zeichen"');
  expect(html).toMatch(/id="r.form-password-note">[^<]*mindestens 10 Zeichen/);
  expect(box).toContain('autoComplete="new-password"');
});

test('asks for the birthday as the shop says', () => {
  expect(tagWith(draw({ rules: { birthday: 'required' } }), 'id="r.form-birthday"')).toContain('required');
  expect(tagWith(draw(), 'id="r.form-birthday"')).not.toContain('required');
  expect(draw({ rules: { birthday: 'off' } })).not.toContain('birthday');
});

test('ticks nothing beforehand, and leads to the terms without losing what was typed', () => {
  const html = draw();
  expect(tagWith(html, 'id="r.form-terms"', 'type="checkbox"', 'required=""')).toContain('value="yes"');
  expect(html).toMatch(
    /<a href="\/service-hilfe\/agb" target="_blank">Geschäftsbedingungen lesen \(neuer Tab\)/,
  );
  expect(html).not.toContain('checked');
});

test('shows again what was typed but the password, with every fault beside its field', () => {
  const faults = ['salutation', 'firstName', 'lastName', 'birthday', 'email', 'password', 'terms'].map(
    (field) => ({
      field,
      detail: `${field} stimmt nicht.`,
    }),
  );
  const html = draw({ values: { salutation: 'none', firstName: 'A<b>', terms: 'yes' }, faults });
  for (const { field, detail } of faults) {
    expect(html).toMatch(new RegExp(`id="r.form-${field}-fault"><svg.*?</svg><span data-words="">${detail}`));
    expect(html).toContain(`<li id="r.form-${field}-listed"><a href="#r.form-${field}">`);
  }
  expect(tagWith(html, 'value="none"')).toContain('checked');
  expect(html).toContain('value="A&lt;b&gt;"');
});

test('is over when a mail is on its way, and offers nothing to whoever is logged in', () => {
  const over = draw({ isOver: true, notice: { kind: 'good', text: 'Fast fertig' } });
  expect(over).toContain('Fast fertig');
  expect(over).not.toContain('<form');
  const known = draw({}, testCustomer);
  expect(known).toContain('Du bist schon angemeldet, Katharina.');
  expect(known).not.toContain('<form');
});
