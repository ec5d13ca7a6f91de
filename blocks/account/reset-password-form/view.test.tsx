import { expect, test } from 'vitest';
import { elementWith, seenText } from '../../../tests/running/seen-text.ts';
import shopMessages from '../../../renderer/messages/de.json' with { type: 'json' };
import { testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...shopMessages, ...formMessages, ...accountMessages, ...ownMessages };
const routes = {
  ...testTenant.routes,
  'password-reset': { path: '/passwort-neu' },
  'password-forgotten': { path: '/passwort-vergessen' },
};
const draw = (form: Parameters<typeof testFormState>[0]): string =>
  drawBlock(block, {
    data: { form: testFormState(form) },
    page: testPageView({ messages, nodeId: 'n', tenant: { routes } }),
  });

test('sends the token of the link along with the new password', () => {
  const html = draw({ values: { token: 'abc' } });
  expect(tagWith(html, '<form')).toContain('action="/passwort-neu"');
  // What a script says when its call brings no answer.
  expect(tagWith(html, '<form')).toContain('data-failed="Das Passwort konnte nicht zurückgesetzt werden."');
  expect(html).toContain('<input type="hidden" name="token" value="abc"/>');
  expect(tagWith(html, 'name="password"', 'minLength="8"')).toContain('autoComplete="new-password"');
});

test('says above the form that the password could not be set, once that is so', () => {
  const words = 'Das Passwort konnte nicht zurückgesetzt werden.';
  const noticeOf = (html: string): string => seenText(elementWith(html, 'data-notice'));
  expect(noticeOf(draw({}))).toBe('');
  expect(noticeOf(draw({ notice: { kind: 'bad', text: messages['account.refused.reset'] } }))).toBe(words);
});

test('has no form behind a link that has ended, but the way to a new one', () => {
  const html = draw({ isOver: true, notice: { kind: 'bad', text: 'Nicht mehr gültig.' } });
  expect(html).toContain('<p role="status">Nicht mehr gültig.</p>');
  expect(html).toContain('<a href="/passwort-vergessen">Neuen Link anfordern</a>');
  expect(html).not.toContain('<form');
});
