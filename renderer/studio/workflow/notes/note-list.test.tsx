import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { NoteList } from './note-list.tsx';

const note = { id: 'n', node: 'hero', text: 'Bitte kürzer', at: 0, isSettled: false };

function shown(notes: (typeof note)[], maySettle = true): string {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <NoteList
        {...{ notes, isBusy: false, when: () => 'heute' }}
        nameOf={(node) => (node === 'hero' ? 'Banner' : undefined)}
        onSettle={maySettle ? () => {} : undefined}
        onShow={() => {}}
      />
    </TextContext>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a note stands with its block and who wrote it, and is ended by those who may', () => {
  const by = { id: 'p', name: 'Anna' };
  expect(shown([{ ...note, by } as typeof note])).toContain('Bitte kürzer Anna · heute Banner Erledigt');
  expect(shown([note], false)).not.toContain('Erledigt');
  expect(shown([{ ...note, isSettled: true }])).toContain('heute · erledigt Banner');
});

test('a note at a block that is gone says so, and leads nowhere', () => {
  const html = shown([{ ...note, node: 'weg' }]);
  expect(html).toContain('Der Block ist nicht mehr da');
  expect(html).not.toContain('Banner');
});
