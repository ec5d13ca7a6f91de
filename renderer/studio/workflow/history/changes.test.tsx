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
    /Angaben zur Seite Titel .*geändert Text .*Link neben der Überschrift › Worte/,
  );
});

function page(text: string, count: number): Parameters<typeof Changes>[0]['before'] {
  return { regions: { main: [{ id: 'a', type: 'text', props: { text, count } }] } };
}

test('a changed text is told with the words that went and came, another value by its name', () => {
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('en')}>
      <Changes
        kind="page"
        before={page('Free delivery from 50 euros', 1)}
        after={page('Free delivery from 75 euros', 2)}
        blocks={new Map()}
        language="en"
        onSelect={() => {}}
      />
    </TextContext>,
  );
  const words = html.replaceAll(/<(del|ins)>/g, '[$1 ').replaceAll(/<\/(?:del|ins)>/g, ']');
  expect(words.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    'props › text Free delivery from [del gone: 50][ins new: 75] euros props › count Show',
  );
});
