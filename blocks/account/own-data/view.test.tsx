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

function draw({ token, visitor = testCustomer }: { token?: string; visitor?: object } = {}): string {
  const page = testPageView({ messages, nodeId: 'k', tenant: { routes } });
  const exporting = testFormState(token === undefined ? {} : { values: { token } });
  return drawBlock(block, { props: {}, data: { exporting, deleting: testFormState(), visitor }, page });
}

test('asks for the password before it hands anything out, and before it ends the account', () => {
  const html = draw();
  for (const form of ['export-data', 'delete-account']) {
    expect(tagWith(html, '<form', `id="k.${form}"`)).toContain('action="/mein-konto/daten"');
    expect(html).toContain(`<input type="hidden" name="form" value="${form}"/>`);
    expect(tagWith(html, `id="k.${form}-currentPassword"`)).toContain('autoComplete="current-password"');
  }
  expect(html).not.toContain('/api/');
});

test('says what goes, what stays and why, and when an account cannot go', () => {
  const html = draw();
  for (const key of ['goes', 'stays', 'guest', 'not-while'] as const)
    expect(html).toContain(`<li>${ownMessages[`own-data.${key}`]}</li>`);
});

test('offers the files to who has proved the password', () => {
  const html = draw({ token: '1-a&"b' });
  for (const format of ['html', 'json'])
    expect(html).toContain(
      `href="/api/customer/v1/own-data?token=1-a%26%22b&amp;format=${format}&amp;locale=de-AT"`,
    );
  expect(html).not.toContain('value="export-data"');
});

test('shows nothing to whoever is not logged in', () => {
  expect(draw({ visitor: { kind: 'anonymous' } })).not.toMatch(/<form|<section/);
});
