import sanitizeHtml from 'sanitize-html';
import type { PaperPart } from '../../../schemas/order/paper-part.ts';

const headings = ['h1', 'h2', 'h3', 'h4'];
const blocks = ['p', 'li', 'blockquote', 'tr', 'dt', 'dd'];
/** What belongs to the page, not to what it says. */
const left = ['nav', 'button', 'form', 'script', 'style', 'svg', 'template', 'noscript'];

/** What the main part of a page says, without its looks: its title, headings and paragraphs in their order. */
export function readPaperHtml(html: string): { title: string; parts: PaperPart[] } {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const plain = sanitizeHtml(main, {
    allowedTags: [...headings, ...blocks, 'br', 'td', 'th'],
    allowedAttributes: {},
    nonTextTags: left,
    exclusiveFilter: ({ tag }) => left.includes(tag),
  });
  let title = '';
  let text = '';
  let tag = '';
  const parts: PaperPart[] = [];
  const end = (): void => {
    const said = text
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== '');
    text = '';
    if (said.length === 0) return;
    if (tag === 'h1') title = said.join(' ');
    else if (headings.includes(tag)) parts.push({ kind: 'heading', text: said.join(' ') });
    else parts.push({ kind: 'paragraph', text: (tag === 'li' ? '• ' : '') + said.join('\n') });
  };
  for (const piece of plain.split(/(<[^>]*>)/)) {
    const name = piece.startsWith('<') ? piece.replaceAll(/[</>\s]/g, '') : null;
    if (name === null) text += unescaped(piece.replaceAll('\n', ' '));
    else if (name === 'br') text += '\n';
    else if (name === 'td' || name === 'th') text += ' ';
    else {
      end();
      tag = piece.startsWith('</') ? '' : name;
    }
  }
  end();
  return { title, parts };
}

const oneLine = (line: string): string =>
  line
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
