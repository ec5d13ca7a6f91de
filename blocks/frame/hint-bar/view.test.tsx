import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';
import { styles } from './styles.ts';

const draw = (props: object, built?: string[]): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...(built && { built }) }) });

describe('hint-bar', () => {
  test('waits unseen for the browser to say whether it is meant for it', () => {
    const html = draw(examples.full.props);
    expect(html).toMatch(/^<section [^>]*popover="manual" aria-label="Hinweis" data-action-start="hint-bar"/);
    expect(html).toContain('data-hint="sprache-fr" data-languages="fr de-CH"');
  });

  test('says in which language it is, for those who listen', () => {
    expect(draw({ ...examples.full.props, version: undefined })).toContain(
      'lang="fr">Cette boutique existe aussi en français. </p>',
    );
  });

  test('leads to another language of the shop, whatever language the page has', () => {
    const { version, ...words } = examples.full.props;
    const german = testPageView().tenant.locales[0];
    if (!german) throw new Error('The shop of the tests speaks no language');
    const french = { ...german, locale: 'fr-CH', prefix: '/fr' };
    const drawIn = (locale: string, to: string): string =>
      drawBlock(block, {
        props: { ...words, version: { ...version, locale: to } },
        page: testPageView({ messages, locale, tenant: { locales: [german, french] } }),
      });
    expect(drawIn('de-AT', 'fr-CH')).toContain('<a href="/fr" hrefLang="fr-CH">Passer au français</a></p>');
    expect(drawIn('fr-CH', 'de-AT')).toContain('<a href="/" hrefLang="de-AT">');
    expect(drawIn('fr-CH', 'nl-NL')).not.toContain('<a ');
  });

  test('can be closed by a named button', () => {
    expect(draw(examples.minimal.props)).toMatch(
      /<button [^>]*data-action="hint-bar" aria-label="Hinweis schließen">/,
    );
  });

  test('stands in the page without JavaScript when it is meant for all', () => {
    expect(draw(examples.minimal.props)).toContain('hint-bar-for-all');
    expect(draw(examples.full.props)).not.toContain('hint-bar-for-all');
    expect(stylesOf(styles).css).toMatch(/@media \(scripting:none\)\{\.hint-bar-for-all\{display:flex;/);
  });

  test('is a sentence without its link when that leads nowhere', () => {
    expect(draw(examples['long-text'].props, [])).not.toContain('<a ');
  });
});
