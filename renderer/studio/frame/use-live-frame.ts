import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FaultBox, FromFrame } from '../../../schemas/editing/frame-message.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { useTools } from '../api/studio-tools.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { Store } from '../state/store.ts';
import { createFrameLink, type FrameLink } from './frame-link.ts';

interface LiveFrameOptions {
  document: string;
  /** Undefined: of another document than the open one, which stays as it was opened. */
  draft: Store<DraftState> | undefined;
  view: ViewAs;
  /** What the page says in place of blocks that cannot be shown. */
  faultsIn: (issues: readonly Issue[]) => FaultBox[];
  onMessage: (message: FromFrame, say: FrameLink['say']) => void;
}

interface LiveFrame {
  ref: RefObject<HTMLIFrameElement | null>;
  address: string;
  /** Undefined: the page is shown as it is edited. */
  drawing: 'loading' | 'drawing' | 'failed' | undefined;
  /** Tells the page something; what is told before it is there is lost. */
  say: FrameLink['say'];
}

/**
 * A page in a frame that the shop's own pipeline draws. What is edited goes there once in a frame of the screen; the page in it asks
 * for its drawing by itself, and drops answers that came too late.
 */
export function useLiveFrame({
  document: id,
  draft,
  view,
  faultsIn,
  onMessage,
}: LiveFrameOptions): LiveFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(undefined);
  const { language } = useTools().page;
  const isReady = useRef(false);
  /** Of the drawing that was asked for last: it goes on where the same document is opened anew. */
  const number = useRef(0);
  const [session] = useState(() => crypto.randomUUID());
  const [drawing, setDrawing] = useState<LiveFrame['drawing']>('loading');
  // The first view is in the address; later ones go with each drawing, so that the frame keeps its place.
  const [address] = useState(
    () =>
      `/edit/frame/${encodeURIComponent(id)}?session=${session}&view=${encodeURIComponent(JSON.stringify(view))}`,
  );
  const say = useCallback<FrameLink['say']>((message) => {
    if (isReady.current) link.current?.say(message);
  }, []);
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready' || message.type === 'drawn')
      say({ type: 'faults', language, boxes: faultsIn(message.issues) });
    onMessage(message, say);
  });
  const shownView = useEffectEvent(() => view);
  const draw = useRef<() => void>(() => {});

  useEffect(() => {
    let request = 0;
    const made = createFrameLink({
      here: window,
      frame: () => ref.current?.contentWindow ?? null,
      origin: location.origin,
      session,
      onMessage(message) {
        if (message.type === 'ready') {
          isReady.current = true;
          setDrawing(undefined);
          const now = draft?.get();
          if (now && (now.unsent.length > 0 || now.base.revision !== message.base.revision)) drawNow();
        }
        if (message.type === 'drawn' && message.number === number.current) setDrawing(undefined);
        if (message.type === 'failed' && message.number === number.current) setDrawing('failed');
        hear(message);
      },
    });
    link.current = made;
    function drawNow(): void {
      request = 0;
      const now = draft?.get();
      if (!now) return;
      setDrawing('drawing');
      made.say({
        ...{ type: 'draw', number: ++number.current, base: now.base },
        ...{ changes: [...now.unsent], view: shownView() },
      });
    }
    draw.current = () => {
      if (isReady.current) request ||= requestAnimationFrame(drawNow);
    };
    // Opened anew, the draft may be another one than the page in the frame shows.
    draw.current();
    let document = draft?.get().document;
    const stop = draft?.subscribe(() => {
      const now = draft.get();
      // What is only saved is drawn already.
      if (now.document !== document) draw.current();
      document = now.document;
    });
    return () => {
      stop?.();
      made.end();
      cancelAnimationFrame(request);
    };
  }, [draft, session]);

  const drawnView = useRef(view);
  useEffect(() => {
    if (drawnView.current !== view) draw.current();
    drawnView.current = view;
  }, [view]);
  return { ref, address, drawing, say };
}
