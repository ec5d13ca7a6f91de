import './no-compiled-schemas.ts';
import { type CmsDocument, type FromPreview, toPreview } from '../../schemas/editing/cms-message.ts';
import type { CmsFrameFacts } from '../../schemas/editing/frame-facts.ts';
import { createBlockMarks } from './studio-frame/block-marks.ts';
import { createDrawCalls } from './studio-frame/draw-calls.ts';
import { makeHarmless } from './studio-frame/harmless.ts';
import { listenToPage } from './studio-frame/page-input.ts';

// The script of `/preview/live`: it shows drafts that another CMS sends, and keeps nothing of them. Who sends them needs no cookie of
// this shop: each message brings its token.

function start(facts: CmsFrameFacts): void {
  const cms: unknown = parent === window ? opener : parent;
  const tell = (told: FromPreview): void => (cms as Window | null)?.postMessage(told, facts.origin);
  makeHarmless([facts.draw]);
  const { shown } = facts;
  let number = 0;
  const marks = shown && createBlockMarks();
  const calls =
    shown &&
    createDrawCalls<CmsDocument>({
      ...{ path: facts.draw, shown, held: () => undefined, onWhole: showWhole },
      bodyOf: (wanted) => ({ ...wanted, number: ++number }),
      onDrawn(_wanted, { issues }) {
        marks?.follow();
        tell({ preview: 1, type: 'drawn', issues });
      },
      onFailed: (_wanted, status) => tell({ preview: 1, type: 'failed', status }),
    });

  /** As a form, whose answer is the page. */
  function showWhole(wanted: CmsDocument): void {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = facts.whole;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = 'sent';
    field.value = JSON.stringify(wanted);
    form.append(field);
    document.body.append(form);
    form.submit();
  }

  if (marks)
    listenToPage({
      isEditing: () => true,
      onHover: (node) => marks.hover(node),
      onSelect(node) {
        marks.select(node === null ? [] : [node], false);
        tell({ preview: 1, type: 'select', node });
      },
      onText() {},
      onKey: () => false,
      onFollow() {},
    });

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== facts.origin || event.source === null || event.source !== cms) return;
    const read = toPreview.safeParse(event.data);
    if (!read.success) return;
    const { token, document: draft, view } = read.data;
    const wanted = { token, document: draft, view };
    if (calls) calls.ask(wanted);
    else showWhole(wanted);
  });
  if (cms === null) document.querySelector('[data-alone]')?.removeAttribute('hidden');
  tell({ preview: 1, type: 'ready' });
}

const json = document.querySelector('script[data-frame]')?.textContent;
if (json) start(JSON.parse(json) as CmsFrameFacts);
