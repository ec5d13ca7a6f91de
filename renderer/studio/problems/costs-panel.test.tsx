import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageCosts } from '../../../schemas/editing/page-costs.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { TextContext } from '../text/text-context.ts';
import { Costs } from './costs-panel.tsx';

const weight = { html: 1200, css: 3000, script: 0, pictures: 0 };
const costs: PageCosts = {
  blocks: [
    { ...weight, node: 'kopf' },
    { ...weight, node: 'bild', pictures: 1_700_000 },
  ],
  total: { ...weight, html: 2400, pictures: 1_700_000 },
  budget: { html: 60_000, css: 60_000, script: 120_000, pictures: 1_500_000 },
  stopsPublishing: false,
  loads: [
    { load: 'slice', args: { id: 'autumn' }, nodes: ['kopf', 'bild'], asked: 2, ms: 41.6, isOk: true },
    { load: 'navigation', args: {}, nodes: [], asked: 1, ms: 0, isOk: false },
  ],
};

test('what a page costs is told by blocks, the heaviest first, with what is over budget, and by loads', () => {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <Costs costs={costs} nameOf={(id) => id.toUpperCase()} onShow={() => {}} />
    </TextContext>,
  );
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Zusammen 2.4 3.0 0 1700 zu viel Budget 60 60 120 1500 BILD 1.2 3.0 0 1700 KOPF');
  expect(words).toContain(
    '2 Aufrufe, einer gespart, weil Blöcke ihn teilen, am längsten: slice (42 ms) slice autumn 42 ms KOPF BILD',
  );
  expect(words).toContain('navigation 0 ms fehlgeschlagen Rahmen');
});
