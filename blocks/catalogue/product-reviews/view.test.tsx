import { describe, expect, test } from 'vitest';
import formMessages from '../../kit/form/messages/de.json';
import productMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

const all = { ...formMessages, ...productMessages, ...messages };

function draw(
  name: 'minimal' | 'full' | 'filtered' | 'nothing-fits',
  page: TestPage = {},
  hasButton = true,
): string {
  const { props, data } = examples[name];
  const tenant = { features: { 'rating-button': hasButton } };
  return drawBlock(block, { props, data, page: testPageView({ messages: all, tenant, ...page }) });
}
const count = (html: string, part: string): number => html.split(part).length - 1;

describe('product-reviews', () => {
  test('tells the mean, and how many gave how many stars', () => {
    const html = draw('full');
    expect(html).toContain('<section class="section section-inner" id="n1" aria-labelledby="n1.title"');
    expect(html).toContain('aria-hidden="true">4,6</span>');
    expect(html).toContain('aria-label="4,6 von 5 Sternen, 128 Bewertungen"');
    expect(html).toMatch(/href="\?sterne-filter=5#_.bewertungen" rel="nofollow"[^>]*><span>5 Sterne<\/span>/);
    expect(html).toContain('<path d="M0 0h72v6H0"></path>');
    expect(html).toContain('72\u00a0%</span>');
    expect(html).toContain('92 Bewertungen ansehen');
    expect(html).toContain('91\u00a0% empfehlen den Artikel weiter');
  });

  test('says how reviews are checked wherever they are shown', () => {
    for (const name of ['minimal', 'full', 'filtered'] as const)
      expect(draw(name)).toContain('Bei allen anderen prüfen wir nicht, ob sie ihn gekauft haben.');
    expect(draw('full')).toContain('Wer bei uns gekauft hat, bekommt');
  });

  test('shows reviews as they were written, with what is known of who wrote them', () => {
    const html = draw('full');
    expect(count(html, '<li class="product-reviews-review"')).toBe(4);
    expect(html).toMatch(/<h3 [^>]*>Sitzt perfekt und knittert kaum<\/h3>/);
    expect(html).toContain('Martina aus Linz · Größe 38 · Farbe Salbei · 14. November 2026');
    expect(html).toContain('Passform: passt wie erwartet · bequem · empfiehlt den Artikel');
    expect(count(html, 'Bestätigter Kauf</span>')).toBe(3);
    // The language of the page needs no mark, another one does.
    expect(html).toMatch(/<h3 [^>]*lang="fr-CH">Trop transparente<\/h3>/);
    expect(count(html, 'lang=')).toBe(2);
    expect(count(html, ' · Sprache: Französisch</p>')).toBe(1);
    expect(count(html, 'Sprache: ')).toBe(1);
    const others = html.indexOf('>Bewertungen in anderen Sprachen</p>');
    expect(others).toBeGreaterThan(html.indexOf('Sitzt perfekt'));
    expect(others).toBeLessThan(html.indexOf('Trop transparente'));
  });

  test('leads to more as a link, and the first review of each page has an address', () => {
    const html = draw('full');
    expect(html).toMatch(
      /<a class="button button-secondary" href="\?bewertungen=3#_.bewertungen-3" rel="nofollow" data-action="product-reviews">Weitere Bewertungen<\/a>/,
    );
    expect(html).toMatch(/<li [^>]*id="_.bewertung-r3"[^>]*><span id="_.bewertungen-2"><\/span>/);
    expect(html).toContain('role="status">4 von 128 Bewertungen</p>');
    expect(draw('filtered')).not.toContain('data-more');
  });

  test('keeps the variant that is chosen in every address, and in the way back from a vote', () => {
    const html = draw('full', { query: { farbe: 'sage', groesse: 'W29/L32', preis: '10' } });
    const kept = 'farbe=sage&amp;groesse=W29%2FL32';
    const links = html.match(/href="\?[^"]*"/g) ?? [];
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => !link.startsWith(`href="?${kept}`))).toEqual([]);
    expect(html).toContain(`href="?${kept}&amp;bewertungen=3#_.bewertungen-3"`);
    expect(html).toMatch(new RegExp(`name="list" value="${kept}`));
    expect(html).not.toContain('preis');
  });

  test('says what is chosen, and how to take it back', () => {
    const html = draw('filtered');
    expect(html).toMatch(/href="\?#_.bewertungen" rel="nofollow" aria-current="true"[^>]*><span>2 Sterne/);
    expect(html).toContain('>Alle Bewertungen zeigen</a>');
    const none = draw('nothing-fits');
    expect(none).toContain('0 von 0 Bewertungen');
    expect(none).toMatch(/aria-current="true"[^>]*>.*gutes Preis-Leistungs-Verhältnis \(0\)<\/a>/);
  });

  test('takes votes by a plain form, which knows where to lead back', () => {
    const html = draw('full');
    expect(html).toMatch(/<form id="n1.votes" [^>]*action="\/api\/inform\/rating\/feedback" method="post">/);
    expect(html).toContain('name="list" value="bewertungen=2"');
    expect(html).toMatch(
      /<button class="[^"]*" form="n1.votes" value="yes:r1" name="vote">Ja <span>12<\/span><\/button>/,
    );
    expect(html).toContain('role="group" aria-label="War „Sitzt perfekt und knittert kaum“ hilfreich?"');
    expect(count(html, 'value="no:')).toBe(4);
    expect(html).not.toContain('Danke, Deine Stimme zählt.</span>');
    expect(count(draw('full', { query: { bewertung: 'stimme' } }), 'Danke, Deine Stimme zählt.</span>')).toBe(
      4,
    );
  });

  test('has a form for a new review that needs no script', () => {
    const html = draw('full');
    expect(html).toMatch(/<form [^>]*action="\/api\/inform\/rating\/new\/store" method="post">/);
    for (const field of ['sku', 'locale', 'website', 'stars', 'title', 'text', 'fit', 'tags', 'recommended'])
      expect(html).toContain(`name="${field}"`);
    expect(html).toMatch(/<textarea [^>]*minLength="20" maxLength="4000"/i);
    expect(count(html, 'name="stars"')).toBe(5);
    expect(count(html, 'name="fit"')).toBe(3);
    expect(html).toContain('<option value="sage">Salbei</option>');
    expect(html).toMatch(/<div hidden=""><label>[^<]*<input [^>]*name="website"/);
    // What a product lacks is not asked for.
    const bare = draw('minimal');
    for (const field of ['fit', 'tags', 'size', 'colour']) expect(bare).not.toContain(`name="${field}"`);
  });

  test('lets nobody write where the shop says so, and still shows reviews and takes votes', () => {
    const html = draw('full', {}, false);
    expect(html).not.toContain('Bewertung schreiben');
    expect(html).not.toContain('new/store');
    expect(html).toContain('Sitzt perfekt');
    expect(html).toContain('value="yes:r1"');
    const { props, data } = examples.full;
    const silent = testPageView({ messages: all, tenant: { features: {} } });
    expect(drawBlock(block, { props, data, page: silent })).not.toContain('new/store');
  });

  test.each([
    ['danke', 'status', 'no form'],
    ['doppelt', 'alert', 'no form'],
    ['unvollstaendig', 'alert', 'an open form'],
    ['nur-text', 'alert', 'an open form'],
    ['zu-oft', 'alert', 'a closed form'],
  ])('says what became of a review: %s', (bewertung, role, form) => {
    const html = draw('minimal', { query: { bewertung } });
    expect(html).toMatch(new RegExp(`<div id="_.bewertung-schreiben" [^>]*><p [^>]*role="${role}"`));
    expect(html.includes('<details open=""')).toBe(form === 'an open form');
    expect(html.includes('new/store')).toBe(form !== 'no form');
  });

  test('knows no other states', () => {
    for (const bewertung of ['', '__proto__', '<b>', 'DANKE'])
      expect(draw('minimal', { query: { bewertung } })).toBe(draw('minimal'));
  });

  test('says so when nobody has written yet', () => {
    const html = draw('minimal');
    expect(html).toContain('Zu diesem Artikel hat noch niemand etwas geschrieben.');
    expect(html).not.toContain('<ol');
    expect(html).toContain('Bewertung schreiben');
  });

  test('escapes what somebody wrote', () => {
    const { props, data } = examples.full;
    const [first] = data.reviews.list;
    const evil = '<img src=x onerror=alert(1)>"\'</script>';
    const list = [{ ...first, title: evil, text: evil, author: evil, size: null, tags: [evil.slice(0, 40)] }];
    const html = drawBlock(block, {
      props,
      data: { reviews: { ...data.reviews, list } },
      page: testPageView({ messages: all }),
    });
    expect(html).not.toContain('<img');
    expect(count(html, '&lt;img src=x')).toBeGreaterThanOrEqual(3);
  });
});
