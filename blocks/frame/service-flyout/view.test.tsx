import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

const draw = (data: Record<string, unknown>, page: TestPage = {}): string =>
  drawBlock(block, { data, page: testPageView({ messages, ...page }) });

describe('service-flyout', () => {
  test('is a button that opens its named navigation without a script', () => {
    const html = draw(examples.full.data, { nodeId: 'help' });
    expect(html).toMatch(/<button [^>]*popoverTarget="help.panel">.*Service &amp; Hilfe/i);
    expect(html).toMatch(/<nav [^>]*id="help.panel" popover="auto" aria-label="Service &amp; Hilfe">/);
    expect(html).not.toContain('data-action');
  });

  test('holds the groups of its file, the tenant’s phone and when it is answered', () => {
    const html = draw(examples.full.data);
    expect(html).toContain('Deine Bestellung');
    expect(html).toContain('<a href="/service-hilfe/kontakt">Kontakt</a>');
    expect(html).toContain('<a href="tel:+43732000000">+43 732 000000</a>');
    expect(html).toContain('Montag bis Freitag von 8 bis 21 Uhr');
  });

  test('a group whose links lead nowhere in this build is left out', () => {
    const html = draw(examples.full.data, { built: [] });
    expect(html).not.toContain('Alle Themen');
    expect(html).toContain('Kontakt');
    expect(draw(examples.minimal.data, { built: [] })).not.toContain('Hilfe</p>');
  });

  test('asks for its file, and is absent without it', () => {
    expect(block.load?.({})).toEqual({
      flyout: { load: 'bucket', args: { category: 'header-service-flyout', identifier: 'main' } },
    });
    expect(draw({})).toBe('');
  });
});
