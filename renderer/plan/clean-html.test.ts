import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { cleanHtml } from './clean-html.ts';

const links = createShopLinks(testTenant, 'de-AT');
const [german] = testTenant.locales as [TenantConfig['locales'][number]];
const shop: TenantConfig = {
  ...testTenant,
  locales: [
    german,
    { ...german, locale: 'fr-CH', prefix: '/fr' },
    { ...german, locale: 'nl-NL', prefix: '/nl' },
  ],
};

describe('cleanHtml', () => {
  test.each([
    ['<p>Ein <strong>fester</strong> <em>Satz</em>.</p><ul><li>a</li></ul><h2>b</h2><br />'],
    ['<a href="/lp/herbst">a</a>'],
    ['<a href="#unten">a</a>'],
    ['<a href="https://example.com/" rel="noopener noreferrer">a</a>'],
    ['<a href="mailto:a@example.at" rel="noopener noreferrer">a</a>'],
    ['<abbr title="zum Beispiel">z. B.</abbr>'],
    ['a &amp; b &lt; c'],
  ])('leaves %s as it is', (html) => {
    expect(cleanHtml(html, links)).toEqual({ html, removed: undefined });
  });

  test.each([
    ['<script>alert(1)</script>', '', '<script>'],
    ['<img src=x onerror=alert(1)>', '', '<img>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>', 'style of <p>'],
    ['<p class="x" id="y" name="z">a</p>', '<p>a</p>', 'class of <p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>', 'the address of a link'],
    ['<a href="//evil.at">a</a>', '<a>a</a>', 'the address of a link'],
    ['<a href="/..//evil.at">a</a>', '<a>a</a>', 'the address of a link'],
    ['<a href="java&#9;script:alert(1)">a</a>', '<a>a</a>', 'the address of a link'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>', 'the address of a link'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', '', '<iframe>'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>', '<svg>'],
    ['<base href=//evil.at/>', '', '<base>'],
    ['<meta http-equiv=refresh content="0;url=//evil.at">', '', '<meta>'],
    ['<form><input name=attributes></form>', '', '<form>'],
    ['<style>@import "//evil.at"</style>', '', '<style>'],
    ['<a id=__proto__ name=cookie>a</a>', '<a>a</a>', 'id of <a>'],
  ])('makes of %s %j, and names what went', (typed, html, removed) => {
    expect(cleanHtml(typed, links)).toEqual({ html, removed });
  });

  test.each([
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<p title="</noscript><img src=x onerror=alert(1)>">a',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    `${'<b>'.repeat(5000)}<img src=x onerror=alert(1)>`,
  ])('leaves of %# no element that was not allowed', (typed) => {
    const { html } = cleanHtml(typed, links);
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)[^>]*>/gi)].map(([, name]) => name);
    expect(tags.filter((name) => !['p', 'a', 'b', 'br', 'em', 'strong'].includes(name ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*(onerror|javascript:|srcdoc)/i);
  });

  test('takes characters out that deceive', () => {
    expect(cleanHtml('<p>Ra\u202ebatt\u0000\u200b</p>', links).html).toBe('<p>Rabatt</p>');
  });

  test('leads links of the shop below the prefix, and no others', () => {
    const html = '<a href="/lp/automne">a</a><a href="#x">b</a><a href="https://example.com/">c</a>';
    expect(cleanHtml(html, createShopLinks(shop, 'fr-CH')).html).toBe(
      '<a href="/fr/lp/automne">a</a><a href="#x">b</a><a href="https://example.com/" rel="noopener noreferrer">c</a>',
    );
  });

  test('leaves a link to another of the shop’s locales as it is', () => {
    const html = '<a href="/nl/klantenservice">a</a><a href="/nl">b</a><a href="/nlx">c</a>';
    expect(cleanHtml(html, createShopLinks(shop, 'fr-CH')).html).toBe(
      '<a href="/nl/klantenservice">a</a><a href="/nl">b</a><a href="/fr/nlx">c</a>',
    );
  });

  test('leads links to routes where the table of the shop has them', () => {
    const html = '<a href="route:category?path=damen/mode&amp;filter=colour:blue#liste">a</a>';
    expect(cleanHtml(html, createShopLinks(shop, 'fr-CH'))).toEqual({
      html: '<a href="/fr/c/damen/mode?filter=colour%3Ablue#liste">a</a>',
      removed: undefined,
    });
    expect(cleanHtml('<a href="route:nobody">a</a>', links).html).toBe('<a>a</a>');
  });

  test('does not mind where a link opens, but does not keep it', () => {
    expect(cleanHtml('<a href="/a" target="_blank">a</a>', links)).toEqual({
      html: '<a href="/a">a</a>',
      removed: undefined,
    });
  });
});
