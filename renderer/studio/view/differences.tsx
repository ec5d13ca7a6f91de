import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import { useText } from '../text/text-context.ts';
import type { DifferenceRow } from './difference-rows.ts';

interface DifferencesProps {
  view: ViewAs;
  /** Draws the page as it is seen and as it is now. */
  ask: () => Promise<readonly DifferenceRow[]>;
  nameOf: (node: string) => string;
  onShow: (node: string) => void;
}

/** Milliseconds of quiet before a view that somebody is still choosing is asked about. */
const quietMs = 250;

/** Which blocks are others in this view than now; asked for anew with each view. */
export function Differences({ view, ask, nameOf, onShow }: DifferencesProps): ReactNode {
  const [found, setFound] = useState<{ view: ViewAs; rows: readonly DifferenceRow[] | undefined }>();
  const onView = useEffectEvent(ask);
  useEffect(() => {
    let isWanted = true;
    const tell = (rows?: readonly DifferenceRow[]): void => {
      if (isWanted) setFound({ view, rows });
    };
    const timer = setTimeout(() => void onView().then(tell, () => tell()), quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [view]);
  const known = found?.view === view ? found : undefined;
  return <DifferenceList rows={known ? (known.rows ?? 'unknown') : undefined} {...{ nameOf, onShow }} />;
}

interface DifferenceListProps extends Pick<DifferencesProps, 'nameOf' | 'onShow'> {
  /** Undefined: they are being looked for. */
  rows: readonly DifferenceRow[] | 'unknown' | undefined;
}

/** The list itself: each line leads to its block. */
export function DifferenceList({ rows, nameOf, onShow }: DifferenceListProps): ReactNode {
  const text = useText();
  const list = typeof rows === 'object' ? rows : [];
  return (
    <section className="view-differences">
      <h3 className="ui-label">{text('view.differences')}</h3>
      <p className="ui-hint" role="status">
        {text(`view.differences.${stateOf(rows)}`, { count: list.length })}
      </p>
      <ul>
        {list.map(({ node, kind, within }) => (
          <li key={node}>
            <button type="button" onClick={() => onShow(node)}>
              <span className="ui-badge" data-tone={tones[kind]}>
                {text(`view.differences.${kind}`)}
              </span>
              <span className="view-node">{nameOf(node)}</span>
              {within > 0 && (
                <span className="ui-hint">{text('view.differences.within', { count: within })}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(rows: DifferenceListProps['rows']): 'asking' | 'unknown' | 'none' | 'count' {
  if (rows === undefined) return 'asking';
  if (rows === 'unknown') return 'unknown';
  return rows.length === 0 ? 'none' : 'count';
}

const tones = { appears: 'success', vanishes: 'error', changes: 'warning' } as const;
