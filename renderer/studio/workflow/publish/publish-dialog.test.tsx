import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Issue } from '../../../../schemas/issue.ts';
import { InStudio } from '../../testing/in-studio.tsx';
import { sampleOpen } from '../../testing/sample-draft.ts';
import { PublishDialog } from './publish-dialog.tsx';

const issue = (severity: Issue['severity']): Issue => ({
  ...{ code: 'props-invalid', severity, pointer: '', nodeId: null, field: null, message: '', hint: '' },
});

function shown(issues: readonly Issue[]): { words: string; mayPublish: boolean } {
  const html = renderToStaticMarkup(
    <InStudio language="de">
      <PublishDialog
        {...{ document: sampleOpen().summary, issues, timeZone: 'Europe/Vienna', now: () => 0 }}
        onPublish={() => Promise.resolve()}
        onShowProblems={() => {}}
        onClose={() => {}}
      />
    </InStudio>,
  );
  const [, button = ''] = /<button([^>]*)>Jetzt veröffentlichen/.exec(html) ?? [];
  return {
    words: html.replaceAll(/<[^>]+>/g, ' '),
    mayPublish: button !== '' && !button.includes('disabled'),
  };
}

test('errors stand in the way and say how many they are; warnings do not', () => {
  const faulty = shown([issue('error'), issue('error'), issue('warning')]);
  expect(faulty.words).toContain('2 Fehler stehen im Weg.');
  expect(faulty.mayPublish).toBe(false);
  const warned = shown([issue('warning')]);
  expect(warned.words).toContain('1 Hinweis. Veröffentlichen geht trotzdem.');
  expect(warned.mayPublish).toBe(true);
  expect(shown([]).words).not.toMatch(/Fehler|Hinweis/);
});
