import { describe, expect, test } from 'vitest';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { testCheckoutPage } from '../../kit/checkout/testing/checkout-page.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

type Name = Exclude<keyof typeof examples, 'broken'>;

function draw(name: Name, more: Partial<CheckoutState> = {}): string {
  const { props, data } = examples[name];
  const state = { ...data.state, ...more };
  return drawBlock(block, { props, data: { ...data, state }, page: testCheckoutPage(messages) });
}

const field = (html: string, name: string): string => tagWith(html, ` id="n1.form-${name}"`);

describe('the delivery of a guest', () => {
  test('asks for mail and address and nothing else, with tokens by which browsers fill it in', () => {
    const html = draw('minimal');
    const names = [...html.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names.filter((name) => !name?.startsWith('other-')))).toEqual(
      new Set([
        ...['form', 'email', 'salutation', 'firstName', 'lastName', 'street', 'houseNumber', 'addition'],
        ...['postalCode', 'city', 'place', 'shopSearch'],
      ]),
    );
    expect(field(html, 'email')).toContain('autoComplete="email"');
    expect(field(html, 'firstName')).toContain('autoComplete="billing given-name"');
    expect(field(html, 'postalCode')).toMatch(/inputMode="numeric".*autoComplete="billing postal-code"/);
    expect(field(html, 'other-city')).toContain('autoComplete="shipping address-level2"');
  });

  test('takes what people really have as a house number or a name', () => {
    const html = draw('minimal');
    expect(field(html, 'houseNumber')).not.toContain('pattern');
    const pattern = / pattern="([^"]*)"/.exec(field(html, 'lastName'))?.[1] ?? '';
    expect(new RegExp(`^${pattern.replaceAll('&#x27;', "'")}$`, 'v').test('Ó Briain')).toBe(true);
  });

  test('has patterns alone that browsers can read', () => {
    const patterns = [...draw('minimal').matchAll(/ pattern="([^"]*)"/g)].map(([, written = '']) =>
      written.replaceAll('&#x27;', "'"),
    );
    expect(patterns.length).toBeGreaterThan(4);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'v')).not.toThrow();
    expect(field(draw('minimal'), 'city')).toContain('pattern');
  });

  test('says beside the field and in the list above what is wrong, and keeps what was typed', () => {
    const html = draw('refused');
    expect(html).toMatch(
      /id="n1.form-postalCode-fault">.*?<span data-words="">Nur Zahlen sind erlaubt<\/span>/s,
    );
    expect(html).toContain('<a href="#n1.form-houseNumber">');
    expect(field(html, 'lastName')).toContain('value="B3rger"');
  });
});

describe('where it goes', () => {
  test('is the address above, until somebody wants another one', () => {
    const html = draw('minimal');
    expect(tagWith(html, 'name="place"', 'value="home"')).toContain('checked');
    expect(html).toContain('data-when="place other"');
    // A browser without scripts would stop at what it does not show.
    expect(field(html, 'other-street')).not.toContain(' required');
    expect(field(html, 'other-street')).toContain('data-required');
  });

  test('is another address that was told before', () => {
    const html = draw('full');
    expect(tagWith(html, 'name="place"', 'value="other"')).toContain('checked');
    expect(field(html, 'other-street')).toContain('value="Am Hof"');
    expect(field(html, 'street')).toContain('value="Lindengasse"');
  });

  test('can be a parcel shop, found by a second button that asks for nothing else', () => {
    const html = draw('parcel-shop');
    expect(html).toMatch(/Papier &amp; Mehr<small>Neubaugasse 44, 1070 Wien<\/small>/);
    expect(tagWith(html, 'name="parcelShop"', 'value="at-2"')).toContain('checked');
    expect(tagWith(html, '<button', 'name="find"')).toContain('formNoValidate');
    expect(draw('no-parcel-shop')).toContain('kennen wir keinen Paketshop');
    expect(draw('no-parcel-shop', { parcelShops: null })).toMatch(
      /<p[^>]*>Die Paketshops können wir gerade nicht zeigen\. Zu Dir nach Hause liefern wir trotzdem\.<\/p>/,
    );
  });

  test('keeps Enter for the button at the end', () => {
    const [first] = draw('parcel-shop').match(/<button[^>]*>/g) ?? [];
    expect(first).toContain('aria-hidden="true"');
  });
});

describe('what a forwarder brings', () => {
  test('asks for phone, day and floor, and goes to no parcel shop', () => {
    const html = draw('full');
    expect(field(html, 'phone')).toMatch(/ required.*autoComplete="tel"|autoComplete="tel".* required/);
    expect(html).toContain('<option value="2026-12-15" selected="">Dienstag, 15. Dezember</option>');
    expect(field(html, 'floor')).toContain('value="3. Stock mit Lift"');
    expect(html).not.toContain('value="parcel-shop"');
  });

  test('asks for none of that where all are parcels', () => {
    const html = draw('minimal');
    for (const name of ['phone', 'day', 'floor']) expect(field(html, name)).toBe('');
  });
});

test('a customer is not asked for the mail address', () => {
  expect(field(draw('minimal'), 'email')).not.toBe('');
  expect(field(draw('minimal', { isCustomer: true }), 'email')).toBe('');
});

test('Dutch postal codes have letters', () => {
  const tag = field(draw('minimal', { country: 'NL' }), 'postalCode');
  expect(tag).toContain('inputMode="text"');
  expect(tag).toContain('[A-Za-z]{2}');
});
