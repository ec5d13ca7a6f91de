import { isCovered } from './is-covered.ts';
import type { NodeActions } from './node-actions.ts';
import type { Studio } from './studio.ts';
import { tellPresence } from './tell-presence.ts';

/** Milliseconds between two looks at who else is here. */
const presenceMs = 15_000;

/** What the browser tells the studio beside keys: its clipboard, its connection, that the page is left. Returns what ends it. */
export function listenToWindow(studio: Studio, actions: NodeActions): () => void {
  const { state, session } = studio;
  const isInText = (event: Event): boolean =>
    event.target instanceof HTMLElement && event.target.closest('input,textarea,[contenteditable]') !== null;

  function onCopy(event: ClipboardEvent): void {
    const copied = isInText(event) || getSelection()?.isCollapsed === false ? undefined : actions.copied();
    if (copied === undefined || isCovered()) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', copied);
    if (event.type === 'cut') actions.remove();
    else studio.tell(studio.text('edit.copied', { count: state.get().selected.length }));
  }
  function onPaste(event: ClipboardEvent): void {
    if (isInText(event) || isCovered()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (actions.paste(text)) event.preventDefault();
  }
  function onStorage({ key }: StorageEvent): void {
    const open = session.get();
    if (open && key?.endsWith(open.id) === true && state.get().isFollowing) void open.followChanges();
  }
  const onLeave = (): void => session.get()?.leave();
  const onOnline = (): void => void session.get()?.flush();
  /** Blocks may be others after a deploy, and pages too; the draft may have been saved elsewhere. */
  function onFocus(): void {
    void studio.loadDocuments();
    tell();
  }
  const tell = (): void => {
    if (!document.hidden) void tellPresence(studio);
  };
  const timer = setInterval(tell, presenceMs);
  const stopSession = session.subscribe(tell);
  const heard: [string, (event: never) => void][] = [
    ['copy', onCopy],
    ['cut', onCopy],
    ['paste', onPaste],
    ['storage', onStorage],
    ['pagehide', onLeave],
    ['online', onOnline],
    ['focus', onFocus],
  ];
  for (const [name, listener] of heard) addEventListener(name, listener as EventListener);
  return () => {
    clearInterval(timer);
    stopSession();
    for (const [name, listener] of heard) removeEventListener(name, listener as EventListener);
  };
}
