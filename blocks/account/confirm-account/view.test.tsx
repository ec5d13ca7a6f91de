import { expect, test } from 'vitest';
import shopMessages from '../../../renderer/messages/de.json' with { type: 'json' };
import { testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...shopMessages, ...formMessages, ...accountMessages, ...ownMessages };
const draw = (form: Parameters<typeof testFormState>[0]): string =>
  drawBlock(block, { data: { form: testFormState(form) }, page: testPageView({ messages }) });

test('confirms by a button alone, as programs follow links, too', () => {
  const html = draw({ values: { token: 'abc' } });
  expect(html).toContain('<input type="hidden" name="token" value="abc"/>');
  expect(tagWith(html, '<form')).toContain('method="post"');
  expect(html).toMatch(/<button [^>]*type="submit">E-Mail-Adresse bestätigen<\/button>/);
  expect(tagWith(html, 'name="known"')).toContain('value="yes"');
  expect(html).not.toContain('name="password"');
  expect(html).not.toContain('Pflichtfelder');
});

test('asks who its reader is where that may be another than who registered', () => {
  const html = draw({
    values: { token: 'abc', firstName: 'Anna', lastName: 'Berger', salutation: 'none' },
    asksPerson: true,
  });
  expect(html).toMatch(/<button [^>]*type="submit">Konto anlegen<\/button>/);
  expect(tagWith(html, 'name="firstName"')).toContain('value="Anna"');
  expect(tagWith(html, 'name="salutation"', 'value="none"')).toContain('checked');
  expect(tagWith(html, 'name="birthday"')).not.toContain('value=');
  expect(tagWith(html, 'name="password"', 'minLength="8"')).toContain('autoComplete="new-password"');
  expect(tagWith(html, 'name="terms"')).not.toContain('checked');
  expect(html).not.toContain('name="known"');
});

test('leads to the login where the link is none', () => {
  const html = draw({ isOver: true, notice: { kind: 'bad', text: 'Kein Link.' } });
  expect(html).not.toContain('<form');
  expect(html).toContain('<a href="/anmelden">Zur Anmeldung</a>');
});
