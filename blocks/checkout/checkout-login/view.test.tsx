import { expect, test } from 'vitest';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name): string {
  return drawBlock(block, { ...examples[name], page: testCheckoutPage(messages) });
}

test('a guest goes on by one press', () => {
  expect(draw('minimal')).toMatch(
    /<form method="post"><input type="hidden" name="form" value="guest"\/><button[^>]*>Als Gast bestellen</,
  );
});

test('logging in leads back to ordering, with a script and without', () => {
  const html = draw('minimal');
  expect(tagWith(html, '<form', 'data-action="checkout-login"')).toContain('action="/anmelden"');
  expect(html).toContain('<input type="hidden" name="target" value="/kasse"/>');
});

test('a new account is one way of three', () => {
  expect(draw('minimal')).toContain('href="/registrieren">Konto anlegen</a>');
});

test('calls by name whom the shop knows', () => {
  expect(draw('recognised')).toContain('Schön, dass Du wieder da bist, Katharina.');
});
