import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };

const props = { title: 'Spar Dir die Mehrwertsteuer.', text: '<p>20 % USt-Rabatt auf Mode.</p>' };
const page = testPageView({ messages, nodeId: 'news' });

test('sends the address to the sign-up page, without any script', () => {
  const html = drawBlock(block, { props, page });
  expect(html).toMatch(/<form [^>]*action="\/service-hilfe\/newsletter\/anmelden">/);
  expect(html).not.toContain('method=');
  expect(html).toMatch(
    /<label [^>]*for="news.email">E-Mail-Adresse<span aria-hidden="true"> \*<\/span><\/label>/,
  );
  expect(html).toMatch(/<input id="news.email"[^>]* type="email"[^>]* name="email"/);
  expect(html).toMatch(/<input [^>]*required=""/);
  expect(html).toMatch(/<button [^>]*type="submit">Abonnieren<\/button>/);
});

test('brings the texts for what the browser finds, and its button is only closed by code', () => {
  const html = drawBlock(block, { props, page });
  expect(html).toMatch(
    /<form [^>]*id="news.form"[^>]*data-action-start="newsletter-teaser"|<form [^>]*data-action-start="newsletter-teaser"[^>]*id="news.form"/,
  );
  expect(html).toMatch(/<input [^>]*data-missing="Bitte E-Mail-Adresse eingeben"/);
  expect(html).toMatch(/<input [^>]*data-wrong="Bitte gib eine gültige E-Mail-Adresse an"/);
  expect(html).not.toContain('aria-disabled');
});

test('is a section named by its heading', () => {
  const html = drawBlock(block, { props, page });
  expect(html).toMatch(/<section [^>]*aria-labelledby="news.title">/);
  expect(html).toMatch(/<h2 [^>]*id="news.title">Spar Dir die Mehrwertsteuer\.<\/h2>/);
  expect(html).toContain('<p>20 % USt-Rabatt auf Mode.</p>');
});

test('explains the star, asks for consent in words and leads to the privacy notice', () => {
  const html = drawBlock(block, { props, page });
  expect(html).toContain('* Pflichtfeld.');
  expect(html).toContain('willigst Du ein, dass Dir Modehaus Linde Neuigkeiten');
  expect(html).toContain('<a href="/service-hilfe/ueber-uns/datenschutz">');
});

test('takes the editor’s words for the button', () => {
  expect(drawBlock(block, { props: { ...props, button: 'Gutschein holen' }, page })).toMatch(
    />Gutschein holen<\/button>/,
  );
});

test('is nothing at all where the sign-up page is not built', () => {
  expect(drawBlock(block, { props, page: testPageView({ messages, built: ['home'] }) })).toBe('');
});
