import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReleaseShape } from '../../../../schemas/editing/release.ts';
import { InStudio } from '../../testing/in-studio.tsx';
import { ReleaseDetails } from './release-details.tsx';

const item = {
  ...{ id: 'i', document: 'd', title: 'Advent in Wien', key: '/lp/advent', locale: 'de-AT', at: 0 },
  ...{ action: 'publish' as const, note: '', release: 'r', faults: [] },
};
const release: ReleaseShape = { id: 'r', title: 'Advent', state: 'open', createdAt: 0, items: [item] };

function shown(
  more: Partial<Parameters<typeof ReleaseDetails>[0]> = {},
  language: 'de' | 'en' = 'de',
): string {
  const nothing = (): void => {};
  const html = renderToStaticMarkup(
    <InStudio language={language}>
      <ReleaseDetails
        {...{ release, problems: undefined, openTitle: 'Herbst', mayEdit: true, mayPublish: true }}
        {...{ isBusy: false, timeZone: 'Europe/Vienna', now: () => 0, when: () => '1.12., 08:00' }}
        onOpen={nothing}
        acts={{
          ...{ onPut: nothing, onLeave: nothing, onCheck: nothing },
          ...{ onSchedule: nothing, onPublish: nothing, onDrop: nothing },
        }}
        {...more}
      />
    </InStudio>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a release says when it happens and what is in it, and takes the open page', () => {
  expect(shown()).toContain('Noch ohne Zeitpunkt. Advent in Wien veröffentlichen de-AT · /lp/advent');
  expect(shown()).toContain('„Herbst“ hinzufügen');
  expect(shown({ release: { ...release, at: 5 } })).toContain('Geschieht am 1.12., 08:00.');
  expect(shown({}, 'en')).toContain('Add “Herbst”');
});

test('names the moment that is planned, to the second, and the time that is meant', () => {
  const at = Date.parse('2026-12-01T07:00:05Z');
  expect(shown({ release: { ...release, at } })).toContain(
    'Zeitpunkt Dienstag, 1. Dezember 2026 um 08:00:05 Mitteleuropäische Normalzeit',
  );
  expect(shown()).toContain('Nach den Uhren von Europe/Vienna. Auf die Sekunde');
});

test('says what of it has errors, once somebody looked', () => {
  const issue = { code: 'props-invalid', severity: 'error' as const };
  expect(shown()).not.toMatch(/Fehler(?! suchen)/);
  expect(
    shown({ problems: [{ document: 'd', issues: [issue, { ...issue, severity: 'warning' }] }] }),
  ).toContain('/lp/advent 1 Fehler Herausnehmen');
  expect(shown({ problems: [{ document: 'd', issues: [issue] }] })).not.toContain('Nichts steht dagegen.');
  expect(shown({ problems: [] })).toContain('Nichts steht dagegen.');
  // Warnings and notices don't.
  expect(
    shown({ problems: [{ document: 'd', issues: [{ code: 'head-length', severity: 'notice' }] }] }),
  ).toMatch(/1 Hinweis .*Nichts steht dagegen\./);
});

test('says what held it back', () => {
  const items = [{ ...item, hindrance: 'invalid' as const, faults: ['slot-not-allowed'] }];
  expect(shown({ release: { ...release, items } })).toContain(
    'Zurückgehalten, weil die Seite zu dieser Zeit Fehler hätte. Dieser Block darf hier nicht stehen.',
  );
});

test('offers to everybody what they may do, and nothing of what has happened', () => {
  expect(shown({ mayPublish: false })).not.toContain('Jetzt veröffentlichen');
  expect(shown({ mayPublish: false, mayEdit: false })).not.toContain('Herausnehmen');
  const done = shown({ release: { ...release, state: 'done', at: 5 } });
  expect(done).toContain('Geschehen am 1.12., 08:00.');
  expect(done).not.toMatch(/hinzufügen|Herausnehmen|Jetzt|Auflösen/);
});
