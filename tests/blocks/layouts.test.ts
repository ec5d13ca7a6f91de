import { expect, test } from 'vitest';
import { createExampleShop, examples, tenants } from './block-example.ts';

const shop = createExampleShop();
const shown = examples.filter(
  ({ type, example }) =>
    example.expect === undefined && ['hero-banner', 'product-grid', 'carousel'].includes(type),
);

test.each(tenants)(
  'the layout of $config.slug changes at each of its breakpoints',
  async ({ config, theme }) => {
    const html = await shop.drawPage(shown, { tenant: config.slug, locale: config.locales[0]?.locale ?? '' });
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const widths = Object.values(theme.breakpoints).filter((width) => width > 0);
    expect(widths).toHaveLength(4);
    const changing = widths.filter((width) => new RegExp(`\\(min-width:${width}px\\)\\{[^}]+:`).test(css));
    expect(changing).toEqual(widths);
  },
);
