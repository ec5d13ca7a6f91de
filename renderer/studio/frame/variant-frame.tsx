import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FaultBox } from '../../../schemas/editing/frame-message.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { Store } from '../state/store.ts';
import { useText } from '../text/text-context.ts';
import { useLiveFrame } from './use-live-frame.ts';

interface VariantFrameProps {
  document: string;
  /** Undefined: another document, as it is kept. */
  draft: Store<DraftState> | undefined;
  label: string;
  view: ViewAs;
  /** CSS pixels. */
  width: number;
  scale: number;
  faultsIn: (issues: readonly Issue[]) => FaultBox[];
  onOpen: () => void;
}

/** CSS pixels: of a page that is not there yet, and of the longest one that is shown whole. */
const firstHeight = 900;
const mostHeight = 16_000;

/** One variant of a page, made small and as long as it is; a click anywhere on it opens it. */
export function VariantFrame(props: VariantFrameProps): ReactNode {
  const { document, draft, label, view, width, scale, faultsIn, onOpen } = props;
  const text = useText();
  const [height, setHeight] = useState(firstHeight);
  const watched = useRef<ResizeObserver>(undefined);
  const { ref, address, drawing } = useLiveFrame({
    ...{ document, draft, view, faultsIn },
    onMessage(message) {
      const body = message.type === 'ready' ? ref.current?.contentDocument?.body : undefined;
      if (!body) return;
      watched.current?.disconnect();
      watched.current = new ResizeObserver(() => setHeight(Math.min(body.scrollHeight, mostHeight)));
      watched.current.observe(body);
    },
  });
  useEffect(() => () => watched.current?.disconnect(), []);
  return (
    <figure className="frame-variant" style={{ width: width * scale }}>
      <figcaption>
        <button type="button" className="ui-button" data-kind="quiet" onClick={onOpen}>
          {label}
        </button>
        <span className="ui-hint" role="status">
          {drawing === 'failed' && text('variants.failed')}
        </span>
      </figcaption>
      {/* It is looked at alone: neither keys nor a pointer get into it. */}
      <div inert className="frame-sheet" data-state={drawing} style={{ height: height * scale }}>
        {/* The shop's own page, of this origin: it needs all that pages may do. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={ref}
          className="frame-page"
          title={label}
          src={address}
          loading="lazy"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
