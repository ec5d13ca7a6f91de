import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { readHtml } from './read-html.ts';
import { tidyHtml } from './tidy-html.ts';

/**
 * Puts what was pasted or dropped into the text, cleaned; a single paragraph goes into the line at the cursor. The editor's own
 * reading of HTML is left aside: it knows other rules, and writes into the page what came from anywhere.
 */
export function pasteInto(view: EditorView, data: DataTransfer | null, event: Event): boolean {
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  if (!view.editable || (html === '' && text === '')) return false;
  event.preventDefault();
  const { doc } = readHtml(tidyHtml(html === '' ? paragraphsOf(text) : html));
  const pasted = view.state.schema.nodeFromJSON({
    ...doc,
    content: doc.content?.length ? doc.content : [{ type: 'paragraph' }],
  });
  const [isOpen, isEnd] = [pasted.firstChild, pasted.lastChild].map(
    (node) => node?.type.name === 'paragraph',
  );
  view.dispatch(
    view.state.tr.replaceSelection(new Slice(pasted.content, isOpen ? 1 : 0, isEnd ? 1 : 0)).scrollIntoView(),
  );
  return true;
}

/** Plain text: blank lines part paragraphs, others lines. */
function paragraphsOf(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r\n', '\n');
  return escaped
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('\n', '<br />')}</p>`)
    .join('');
}
