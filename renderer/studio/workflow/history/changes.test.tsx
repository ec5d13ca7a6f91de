import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { Changes } from './changes.tsx';

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
        onSelect={() => {}}
      />
    </TextContext>,
  );
  const words = html.replaceAll(/<(del|ins)>/g, '[$1 ').replaceAll(/<\/(?:del|ins)>/g, ']');
  expect(words.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    'props › text Free delivery from [del gone: 50][ins new: 75] euros props › count Show',
  );
});
