import type { ReactNode } from 'react';
import type { DocumentSummary } from '../../../schemas/editing/document.ts';
import { useText } from '../text/text-context.ts';

const tones = { new: 'accent', changed: 'warning', archived: undefined, published: undefined } as const;

/** How far a document is, where that is more than “live as it is”. */
export function StateBadge({ document }: { document: DocumentSummary }): ReactNode {
  const text = useText();
  const { state, approval, scheduled } = document;
  if (scheduled)
    return (
      <span className="ui-badge" data-tone="accent">
        {text(`state.scheduled.${scheduled.action}`)}
      </span>
    );
  if (approval === 'asked' || approval === 'refused')
    return (
      <span className="ui-badge" data-tone={approval === 'refused' ? 'error' : 'warning'}>
        {text(`state.approval.${approval}`)}
      </span>
    );
  if (state === 'published') return null;
  return (
    <span className="ui-badge" data-tone={tones[state]}>
      {text(`state.${state}`)}
    </span>
  );
}
