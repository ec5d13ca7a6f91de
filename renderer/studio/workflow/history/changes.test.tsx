import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import type { JsonObject } from '../../../../schemas/json.ts';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { wordsAlone } from '../../text/words-alone.ts';
import { Changes } from './changes.tsx';

const block = {
  ...{ type: 'heading', v: 1, group: 'content', slots: {}, data: {}, example: {} },
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      more: { type: 'object', properties: { label: { type: 'string' } } },
    },
  },
} as unknown as BlockInfo;

const pageOf = (title: string, props: JsonObject): JsonObject => ({
  page: { title },
  regions: { main: [{ id: 'a', type: 'heading', props }] },
});

test('fields that differ are called as in the form, those of the page too', () => {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <Changes
        kind="page"
        before={pageOf('Herbst', { text: 'Eins', more: { label: 'Mehr' } })}
        after={pageOf('Winter', { text: 'Zwei', more: { label: 'Weiter' } })}
        blocks={new Map([['heading', block]])}
        language="de"
        onSelect={() => {}}
      />
    </TextContext>,
  );
  expect(wordsAlone(html)).toMatch(
    /Angaben zur Seite Titel Zwei geändert Text Link neben der Überschrift › Worte/,
  );
});

test('a changed text is told with the words that went and came', () => {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('en')}>
      <Changes
        kind="page"
        before={pageOf('Herbst', { text: 'Free delivery from 50 euros' })}
        after={pageOf('Herbst', { text: 'Free delivery from 75 euros' })}
        blocks={new Map([['heading', block]])}
        language="en"
        onSelect={() => {}}
      />
    </TextContext>,
  );
  const words = html.replaceAll(/<(del|ins)>/g, '[$1 ').replaceAll(/<\/(?:del|ins)>/g, ']');
  expect(wordsAlone(words)).toContain('Free delivery from [del gone: 50][ins new: 75] euros');
});
