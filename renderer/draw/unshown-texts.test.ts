import { expect, test } from 'vitest';
import { z } from 'zod';
import { link } from '../../schemas/link.ts';
import { picture } from '../../schemas/picture.ts';
import { richText } from '../../schemas/rich-text.ts';
import { jsonSchemaOf } from '../plan/json-schema-of.ts';
import { unshownTexts } from './unshown-texts.ts';

const shape = jsonSchemaOf(
  z.object({
    title: z.string(),
    side: z.enum(['left', 'right']).optional(),
    node: z
      .string()
      .regex(/^[a-z-]+$/)
      .optional(),
    picture: picture.optional(),
    caption: z.string().optional(),
    link: link.optional(),
    parts: z.array(z.object({ label: z.string(), html: richText().default('') })).default([]),
  }),
);

function toldOf(props: object, ...html: string[]): string[] {
  const pieces = html.flatMap((piece, index) => [{ slot: 'main', index }, Buffer.from(piece)]);
  const drawn = { pieces, classes: [], rules: '', islands: [], preloads: [], bytes: 0 };
  return unshownTexts(props, shape, drawn).map(({ pointer }) => pointer);
}

test('texts that are nowhere are told, with their places', () => {
  const props = { title: 'Wolle', caption: 'Auf der Leine', parts: [{ label: 'A' }, { label: 'Maße' }] };
  expect(toldOf(props, '<h2>Wolle</h2>', '<b>A</b>')).toEqual(['/caption', '/parts/1/label']);
});

test('a text is found however it is written, in attributes too', () => {
  const props = {
    title: 'Müller & „Söhne“',
    caption: 'Zwei  Zeilen',
    parts: [{ label: 'B', html: '<p>Eins<br>zwei</p>' }],
  };
  const html =
    '<h2>Müller &amp; „Söh&shy;ne“</h2><img alt="Zwei&nbsp;Zeilen"><i aria-label="B"></i><p>Eins<br/>zwei</p>';
  expect(toldOf(props, html)).toEqual([]);
});

test('what is no text of the page is not looked for', () => {
  const props = {
    ...{ title: 'Wolle', side: 'left', node: 'rechner', link: { label: 'Mehr', href: '/lp/wolle' } },
    picture: { src: 'scene-laundry', alt: '' },
  };
  expect(toldOf(props, '<h2>Wolle</h2>')).toEqual([]);
});
