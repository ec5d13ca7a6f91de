import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlannedAct } from '../../../../schemas/editing/document-calls.ts';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { plannedDays } from './planned-days.ts';
import { PlannedList } from './planned-list.tsx';

function act(id: string, at: string, more: Partial<PlannedAct> = {}): PlannedAct {
  return {
    ...{ id, document: `d-${id}`, title: `Seite ${id}`, key: `/lp/${id}`, locale: 'de-AT' },
    ...{ action: 'publish', at: Date.parse(at), note: '', faults: [] },
    ...more,
  };
}

const timeZone = 'Europe/Vienna';
const christmas = act('b', '2026-12-24T09:00:00Z');
// After midnight in Vienna already.
const night = act('a', '2026-12-23T23:30:00Z', { action: 'unpublish', redirect: '/lp/winter' });
const held = act('c', '2026-12-20T09:00:00Z', { hindrance: 'invalid', faults: ['props-invalid'] });

function shown(language: 'de' | 'en', planned: PlannedAct[], mayPublish = true): string {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts(language)}>
      <PlannedList
        {...{ planned, language, timeZone, isBusy: false, when: (at) => `um ${at}` }}
        onOpen={() => {}}
        onRelease={() => {}}
        onTakeBack={mayPublish ? () => {} : undefined}
      />
    </TextContext>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('days are those of the shop’s clocks, in order', () => {
  const { days, stopped } = plannedDays([christmas, held, night], timeZone);
  expect(days.map(({ day, acts }) => [day, acts.map(({ id }) => id)])).toEqual([['2026-12-24', ['a', 'b']]]);
  expect(stopped).toEqual([held]);
});

test('a calendar’s list says day, time, page and what happens to it', () => {
  expect(shown('de', [christmas, night])).toContain(
    'Donnerstag, 24. Dezember 2026 00:30 Seite a vom Shop nehmen de-AT · /lp/a · führt dann zu /lp/winter',
  );
  expect(shown('en', [christmas])).toContain('Thursday, December 24, 2026 10:00 Seite b publish');
});

test('what was held back stands above, with why, and can be forgotten', () => {
  const html = shown('de', [christmas, held]);
  expect(html.indexOf('Geschieht nicht')).toBeLessThan(html.indexOf('24. Dezember'));
  expect(html).toContain(
    'Zurückgehalten, weil die Seite zu dieser Zeit Fehler hätte. Der Wert passt hier nicht. Aus der Liste nehmen',
  );
  expect(shown('de', [christmas])).not.toContain('Geschieht nicht');
});

test('what would have errors by now says so, and stays on its day', () => {
  const html = shown('de', [{ ...christmas, faults: ['props-invalid'] }]);
  expect(html).toContain(
    'Wird so nicht veröffentlicht, denn die Seite hätte zu dieser Zeit Fehler. Der Wert passt hier nicht.',
  );
  expect(html).not.toContain('Geschieht nicht');
});

test('is taken back by publishers alone, and what is part of a release there', () => {
  expect(shown('de', [christmas])).toContain('Zurücknehmen');
  expect(shown('de', [christmas], false)).not.toContain('Zurücknehmen');
  const released = shown('de', [act('r', '2026-12-24T09:00:00Z', { release: 'r1' })]);
  expect(released).toContain('In einer Veröffentlichung');
  expect(released).not.toContain('Zurücknehmen');
});
