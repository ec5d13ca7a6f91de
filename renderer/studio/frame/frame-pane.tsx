import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FromFrame } from '../../../schemas/editing/frame-message.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { Store } from '../state/store.ts';
import { useText } from '../text/text-context.ts';
import { createFrameLink, type FrameLink } from './frame-link.ts';

interface FramePaneProps {
  document: string;
  title: string;
  draft: Store<DraftState>;
  view: ViewAs;
  /** CSS pixels; undefined: as wide as there is room. */
  width: number | undefined;
  selected: readonly string[];
  hovered: string | null;
  isWalking: boolean;
  onMessage: (message: FromFrame) => void;
}

/**
 * The page as shoppers get it, in a frame that the shop's own pipeline draws. What is edited goes there once in a frame of the
 * screen; the page in it asks for its drawing by itself, and drops answers that came too late.
 */
export function FramePane(props: FramePaneProps): ReactNode {
  const { document: id, title, draft, view, width, selected, hovered, isWalking, onMessage } = props;
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<FrameLink>(undefined);
  const isReady = useRef(false);
  /** Of the drawing that was asked for last: it goes on where the same document is opened anew. */
  const number = useRef(0);
  const [session] = useState(() => crypto.randomUUID());
  const [drawing, setDrawing] = useState<'loading' | 'drawing' | 'failed' | undefined>('loading');
  // The first view is in the address; later ones go with each drawing, so that the frame keeps its place.
  const [address] = useState(
    () =>
      `/edit/frame/${encodeURIComponent(id)}?session=${session}&view=${encodeURIComponent(JSON.stringify(view))}`,
  );
  const hear = useEffectEvent(onMessage);
  const shown = useEffectEvent(() => ({ view, selected, isWalking }));
  const draw = useRef<() => void>(() => {});

  useEffect(() => {
    let request = 0;
    const made = createFrameLink({
      here: window,
      frame: () => frame.current?.contentWindow ?? null,
      origin: location.origin,
      session,
      onMessage(message) {
        if (message.type === 'ready') {
          isReady.current = true;
          setDrawing(undefined);
          made.say({ type: 'mode', edit: !shown().isWalking });
          made.say({ type: 'select', nodes: [...shown().selected], scroll: false });
          const { base, unsent } = draft.get();
          if (unsent.length > 0 || base.revision !== message.base.revision) drawNow();
        }
        if (message.type === 'drawn' && message.number === number.current) setDrawing(undefined);
        if (message.type === 'failed' && message.number === number.current) setDrawing('failed');
        hear(message);
      },
    });
    link.current = made;
    function drawNow(): void {
      request = 0;
      const { base, unsent } = draft.get();
      setDrawing('drawing');
      made.say({ type: 'draw', number: ++number.current, base, changes: [...unsent], view: shown().view });
    }
    draw.current = () => {
      if (isReady.current) request ||= requestAnimationFrame(drawNow);
    };
    // Opened anew, the draft may be another one than the page in the frame shows.
    draw.current();
    let { document } = draft.get();
    const stop = draft.subscribe(() => {
      const now = draft.get();
      // What is only saved is drawn already.
      if (now.document !== document) draw.current();
      document = now.document;
    });
    return () => {
      stop();
      made.end();
      cancelAnimationFrame(request);
    };
  }, [draft, session]);

  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current !== view) draw.current();
    shownView.current = view;
  }, [view]);
  useEffect(() => {
    if (isReady.current) link.current?.say({ type: 'mode', edit: !isWalking });
  }, [isWalking]);
  useEffect(() => {
    if (isReady.current) link.current?.say({ type: 'select', nodes: [...selected], scroll: true });
  }, [selected]);
  useEffect(() => {
    if (isReady.current) link.current?.say({ type: 'hover', node: hovered });
  }, [hovered]);

  const { ref, scale, room } = useFit(width);
  return (
    <div className="frame-canvas" ref={ref}>
      <div
        className="frame-sheet"
        style={{
          width: (width ?? room.width) * scale,
          height: room.height,
        }}
      >
        {/* The shop's own page, of this origin: it needs all that pages may do. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={address}
          ref={frame}
          className="frame-page"
          title={text('frame.title', { page: title })}
          src={address}
          style={{
            width: width ?? room.width,
            height: room.height / scale,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
      <p className="frame-state" role="status" data-state={drawing}>
        {drawing === 'loading' && text('frame.loading')}
        {drawing === 'failed' && text('frame.failed')}
      </p>
    </div>
  );
}

/** How much smaller a page of this width is to be shown, so that all of it is seen. */
function useFit(width: number | undefined): {
  ref: React.RefObject<HTMLDivElement | null>;
  scale: number;
  room: { width: number; height: number };
} {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = width === undefined ? 1 : Math.min(1, room.width / width);
  return { ref, scale, room };
}
