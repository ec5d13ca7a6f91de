import { expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });

test('a link says what kind of file it leads to, how large it is, and another language', () => {
  const html = draw(examples.full.props).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(html).toMatch(
    /<a [^>]*href="\/downloads\/widerruf.pdf">Widerrufsformular <span [^>]*>PDF, 84 kB<\/span><\/a>/,
  );
  expect(html).toMatch(/Logo für die Presse <span [^>]*>Bild \(PNG\), 512 Byte</);
  expect(html).toMatch(/Sustainability report <span [^>]*>PDF, 9,8 MB, Englisch</);
});

test('a file whose address is not allowed stays as words', () => {
  const html = draw({ files: [{ title: 'Böse', href: 'javascript:alert(1)', type: 'pdf' }] });
  expect(html).not.toContain('<a');
  expect(html).toContain('Böse');
});
