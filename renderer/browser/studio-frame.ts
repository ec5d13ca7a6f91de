import './no-compiled-schemas.ts';
import type { StudioFrameFacts } from '../../schemas/editing/frame-facts.ts';
import { type FromFrame, type ToFrame, toFrame } from '../../schemas/editing/frame-message.ts';
import { createBlockMarks } from './studio-frame/block-marks.ts';
import { createClearView } from './studio-frame/clear-view.ts';
import { createDrawCalls } from './studio-frame/draw-calls.ts';
import { createTextEditing, findField } from './studio-frame/edit-text.ts';
import { createFaultBoxes } from './studio-frame/fault-boxes.ts';
import { makeHarmless } from './studio-frame/harmless.ts';
import { listenToPage } from './studio-frame/page-input.ts';
import { createReload } from './studio-frame/reload.ts';

// The script of a page in the studio's frame: it shows what is edited, and tells the studio what is done on the page. It runs before
// the page's own script.

type Draw = Extract<ToFrame, { type: 'draw' }>;
/** A message without what each has. */
type Told = FromFrame extends infer Each
  ? Each extends FromFrame
    ? Omit<Each, 'studio' | 'session'>
    : never
  : never;

function start(facts: StudioFrameFacts): void {
  const { session, document: id, base, address } = facts;
  const studio: unknown = parent === window ? opener : parent;
  const tell = (told: Told): void =>
    (studio as Window | null)?.postMessage({ studio: 1, session, ...told }, location.origin);
  const framePath = `/edit/frame`;
  makeHarmless([facts.draw, framePath]);
  const reload = createReload(session);
  const marks = createBlockMarks();
  const faults = createFaultBoxes();
  const clearView = createClearView();
  let isEditing = true;
  let selected: readonly string[] = [];
  let hovered: string | null = null;

  const text = createTextEditing(({ node, path }, value, isDone) => {
    tell({ type: 'text', node, path, value, isDone });
    if (isDone) calls.askAgain();
  });
  const calls = createDrawCalls<Draw>({
    path: facts.draw,
    shown: facts.shown,
    held: text.node,
    bodyOf: ({ number, base: since, changes, view }) => ({
      ...{ session, number, base: since, changes },
      // Which product it was an example of is known: nobody has to look for one again.
      view: { ...view, address: view.address ?? address },
    }),
    onDrawn({ number }, { issues, changesAt }) {
      marks.follow();
      faults.follow();
      tell({ type: 'drawn', number, issues: [...issues], ...(changesAt !== undefined && { changesAt }) });
    },
    onFailed: ({ number }, status) => tell({ type: 'failed', number, status }),
    onWhole: ({ number, view }) => reload(number, `${location.pathname}?${frameQuery(session, view)}`),
  });

  listenToPage({
    isEditing: () => isEditing,
    onHover(node) {
      marks.hover(node);
      if (node !== hovered) tell({ type: 'hover', node });
      hovered = node;
    },
    onSelect: (node, path, extend) => tell({ type: 'select', node, ...(path && { path }), extend }),
    onText: (field) => text.begin(field),
    onKey(event) {
      const [first] = selected;
      const field = event.key === 'F2' && first !== undefined ? findField(first, undefined) : undefined;
      if (field) text.begin(field);
      const { key, shiftKey: shift, altKey: alt } = event;
      const ctrl = event.ctrlKey || event.metaKey;
      if (field || !(ctrl || ['Delete', 'Backspace', 'Escape', 'F2'].includes(key)))
        return field !== undefined;
      tell({ type: 'key', key, ctrl, shift, alt });
      // What somebody marked on the page can be copied from there.
      return !(ctrl && key === 'c' && getSelection()?.isCollapsed === false);
    },
    onFollow: (url) => void follow(url),
  });

  async function follow(url: URL): Promise<void> {
    const left = (): void => tell({ type: 'left', href: url.href.slice(0, 2048) });
    if (url.origin !== location.origin) return left();
    const path = `${url.pathname}${url.search}`;
    const target = `${framePath}?${frameQuery(session, facts.view)}&${new URLSearchParams({ path }).toString()}`;
    // Whether some document draws it: a redirect leads there, and is not followed yet.
    const answer = await fetch(target, { redirect: 'manual' }).catch(() => undefined);
    if (answer?.type === 'opaqueredirect') location.assign(target);
    else left();
  }

  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source === null || event.source !== studio) return;
    const read = toFrame.safeParse(event.data);
    if (!read.success || read.data.session !== session) return;
    const message = read.data;
    if (message.type === 'draw') calls.ask(message);
    else if (message.type === 'mode') clearView((isEditing = message.edit));
    else if (message.type === 'hover') marks.hover(message.node);
    else if (message.type === 'faults') faults.say(message.language, message.boxes);
    else if (message.type === 'select') marks.select((selected = message.nodes), message.scroll);
    else {
      const field = findField(message.node, message.path);
      if (field) text.begin(field);
    }
  });
  const { view, issues, changesAt } = facts;
  tell({
    ...{ type: 'ready', document: id, address, base, view, issues: [...issues] },
    ...(changesAt !== undefined && { changesAt }),
  });
}

function frameQuery(session: string, view: object): string {
  return new URLSearchParams({ session, view: JSON.stringify(view) }).toString();
}

const json = document.querySelector('script[data-frame]')?.textContent;
if (json) start(JSON.parse(json) as StudioFrameFacts);
