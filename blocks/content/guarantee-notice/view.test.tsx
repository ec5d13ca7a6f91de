import { describe, expect, test } from 'vitest';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import messages from './messages/de.json' with { type: 'json' };
import { styles } from './styles.ts';

const link = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_de.htm';

function draw(notice?: { link: string; picture?: string }, has = true): string {
  const locales = testTenant.locales.map(({ guaranteeNotice: _none, ...locale }) => ({
    ...locale,
    ...(notice && { guaranteeNotice: notice }),
  }));
  const page = testPageView({ messages, tenant: { locales }, ...(has ? {} : { picture: () => undefined }) });
  return drawBlock(block, { props: {}, page });
}

describe('guarantee-notice', () => {
  test('shows the picture that the shop has for the country, with what it says for those who do not see it', () => {
    const html = draw({ link, picture: 'gewaehrleistung-at' });
    expect(html).toContain(
      `alt="${messages['guarantee-notice.title']}. ${messages['guarantee-notice.text']}"`,
    );
    expect(html).not.toContain(`<b>${messages['guarantee-notice.title']}`);
    expect(html).toContain(`href="${link}"`);
  });

  test('says it in words as long as there is no picture', () => {
    for (const html of [draw({ link }), draw({ link, picture: 'gewaehrleistung-at' }, false)]) {
      expect(html).toContain(`<b>${messages['guarantee-notice.title']}</b>`);
      expect(html).toContain(`<p>${messages['guarantee-notice.text']}</p>`);
      expect(html).not.toContain('<img');
    }
  });

  test('is not there where the configuration has none, as outside the EU', () => {
    expect(draw()).toBe('');
  });

  test('looks the same in light and dark', () => {
    const css = stylesOf(styles).css.match(/\.guarantee-notice-notice\{[^}]*\}/)?.[0] ?? '';
    expect(css).toContain('color-scheme:light');
    expect(css).toContain('forced-color-adjust:none');
    expect(css).toContain('background:#fff');
    expect(css).not.toMatch(/var\(--(?:bg|ink|line|brand)/);
  });
});
