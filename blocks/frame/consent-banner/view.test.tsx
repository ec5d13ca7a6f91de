import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json';

const draw = (props: object = {}, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

describe('consent-banner', () => {
  test('waits unseen, and is the same whatever the visitor has chosen', () => {
    expect(draw()).toMatch(/^<section [^>]*id="_.consent" popover="manual"/);
    expect(draw({}, { tenant: { cookies: { consent: 'zustimmung', visitor: 'v' } } })).toContain(
      'data-cookie="zustimmung"',
    );
    expect(block.varies).toBeUndefined();
  });

  test('asks for each category by name, with nothing ticked but what is necessary', () => {
    const html = draw();
    expect(html.match(/<input [^>]*type="checkbox"/g)).toHaveLength(6);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(
      /<input [^>]*disabled=""[^>]*value="C0001"|<input [^>]*value="C0001"[^>]*disabled=""/,
    );
    expect(html).toContain('<dt>Personalisierung</dt>');
  });

  test('refusing, agreeing and choosing are buttons of one look, the first two side by side', () => {
    const buttons = [...draw().matchAll(/<button class="(button [^"]*)"[^>]*>([^<]*)<\/button>/g)];
    expect(buttons.map(([, , words]) => words)).toEqual([
      'Alle ablehnen',
      'Alle akzeptieren',
      'Auswahl speichern',
    ]);
    expect(new Set(buttons.map(([, look]) => look)).size).toBe(1);
  });

  test('leaves out what the shop does not use', () => {
    const html = draw({ categories: ['C0002'] });
    expect(html.match(/<input /g)).toHaveLength(2);
    expect(html).not.toContain('Soziale Medien');
  });

  test('leads to the privacy notice where there is one', () => {
    expect(draw()).toContain('<a href="/service-hilfe/ueber-uns/datenschutz">Datenschutz</a>');
    expect(draw({}, { built: [] })).not.toContain('Datenschutz</a>');
  });
});
