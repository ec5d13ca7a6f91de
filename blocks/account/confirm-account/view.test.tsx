import { expect, test } from 'vitest';
import { testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...formMessages, ...accountMessages, ...ownMessages };
const draw = (form: Parameters<typeof testFormState>[0]): string =>
  drawBlock(block, { data: { form: testFormState(form) }, page: testPageView({ messages }) });

test('confirms by a button alone, as programs follow links, too', () => {
  const html = draw({ values: { token: 'abc' } });
  expect(html).toContain('<input type="hidden" name="token" value="abc"/>');
  expect(tagWith(html, '<form')).toContain('method="post"');
  expect(html).toMatch(/<button [^>]*type="submit">E-Mail-Adresse bestätigen<\/button>/);
  expect(html).not.toContain('Pflichtfelder');
});

test('leads to the login where the link is none', () => {
  const html = draw({ isOver: true, notice: { kind: 'bad', text: 'Kein Link.' } });
  expect(html).not.toContain('<form');
  expect(html).toContain('<a href="/anmelden">Zur Anmeldung</a>');
});
