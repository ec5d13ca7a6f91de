import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DocumentSummary } from '../../../../schemas/editing/document.ts';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { ArchiveDialog } from './archive-dialog.tsx';

test('says what shoppers lose by it', () => {
  const shown = (state: DocumentSummary['state']): string =>
    renderToStaticMarkup(
      <TextContext value={studioTexts('en')}>
        <ArchiveDialog
          document={{ title: 'Sizes', state } as DocumentSummary}
          onArchive={() => Promise.resolve()}
          onClose={() => {}}
        />
      </TextContext>,
    );
  expect(shown('changed')).toContain('It leaves the shop at once');
  expect(shown('new')).toContain('It was never in the shop');
});
