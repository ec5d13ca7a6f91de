import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FaultBox, FromFrame } from '../../../schemas/editing/frame-message.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { Store } from '../state/store.ts';
import { useText } from '../text/text-context.ts';
import { useLiveFrame } from './use-live-frame.ts';

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
  faultsIn: (issues: readonly Issue[]) => FaultBox[];
  onMessage: (message: FromFrame) => void;
}

/** The page as shoppers get it, in a frame. */
export function FramePane(props: FramePaneProps): ReactNode {
  const { document, title, draft, view, width, selected, hovered, isWalking, faultsIn, onMessage } = props;
  const text = useText();
  // Chosen since the page was drawn last.
  const isUndrawn = useRef(false);
  const {
    ref: frame,
    address,
    drawing,
    say,
  } = useLiveFrame({
    ...{ document, draft, view, faultsIn },
    onMessage(message, tell) {
      if (message.type === 'ready') {
        tell({ type: 'mode', edit: !isWalking });
        tell({ type: 'select', nodes: [...selected], scroll: false });
      }
      // What was just put in is there only now.
      if (message.type === 'drawn' && isUndrawn.current) {
        isUndrawn.current = false;
        tell({ type: 'select', nodes: [...selected], scroll: true });
      }
      onMessage(message);
    },
  });
  useEffect(() => say({ type: 'mode', edit: !isWalking }), [say, isWalking]);
  useEffect(() => {
    isUndrawn.current = true;
    say({ type: 'select', nodes: [...selected], scroll: true });
  }, [say, selected]);
  useEffect(() => say({ type: 'hover', node: hovered }), [say, hovered]);

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
  ref: RefObject<HTMLDivElement | null>;
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
