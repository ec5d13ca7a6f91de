import { expect, test } from 'vitest';
import { readPaperHtml } from './read-paper-html.ts';

test('says what a page says, in its order, and nothing of what is around it', () => {
  const html = `<header><p>Menü</p></header><main class="x"><h1>Widerruf</h1><nav><a href="#a">Inhalt</a></nav>
    <h2 id="a">Frist &amp; <em>Form</em></h2><p>Binnen <b>14&nbsp;Tagen</b>,
    <a href="/x">hier</a>.</p><ul><li>Name</li><li>Ort &lt;kurz&gt;</li></ul>
    <blockquote>An Linde:<br>Hiermit widerrufe ich</blockquote><script>alert(1)</script></main><footer><p>Impressum</p></footer>`;
  expect(readPaperHtml(html)).toEqual({
    title: 'Widerruf',
    parts: [
      { kind: 'heading', text: 'Frist & Form' },
      { kind: 'paragraph', text: 'Binnen 14\u00a0Tagen, hier.' },
      { kind: 'paragraph', text: '• Name' },
      { kind: 'paragraph', text: '• Ort <kurz>' },
      { kind: 'paragraph', text: 'An Linde:\nHiermit widerrufe ich' },
    ],
  });
});
