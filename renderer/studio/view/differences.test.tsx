import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { studioTexts } from '../text/studio-texts.ts';
import { TextContext } from '../text/text-context.ts';
import { DifferenceList } from './differences.tsx';

function words(rows: Parameters<typeof DifferenceList>[0]['rows']): string {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <DifferenceList rows={rows} nameOf={(id) => id.toUpperCase()} onShow={() => {}} />
    </TextContext>,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('says what comes, goes and changes, each with its block, and how many there are', () => {
  const rows = [
    { node: 'kopf', kind: 'changes', within: 0 },
    { node: 'spalten', kind: 'appears', within: 2 },
  ] as const;
  expect(words(rows)).toBe(
    'Was anders ist als jetzt 2 Unterschiede. Ein Klick führt zum Block. ändert sich KOPF kommt SPALTEN mit 2 Blöcken darin',
  );
});

test('says that nothing differs, and that it could not be found out', () => {
  expect(words([])).toContain('Die Seite ist dann wie jetzt.');
  expect(words('unknown')).toContain('nicht vergleichen');
});
