import type { ReactNode } from 'react';
import type { PlannedAct } from '../../../../schemas/editing/document-calls.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { hindranceWords } from './hindrance-words.ts';

interface PlannedItemProps {
  act: PlannedAct;
  /** Its time in words; absent where it stands elsewhere. */
  time?: string | undefined;
  /** Opens its document. */
  onOpen: (document: string) => void;
  /** Buttons beside it. */
  children?: ReactNode;
}

/** One thing that is to happen to a document, and what stands against it. */
export function PlannedItem({ act, time, onOpen, children }: PlannedItemProps): ReactNode {
  const text = useText();
  const { document, title, key, locale, action, by, note, redirect } = act;
  const hindrance = hindranceWords(text, act);
  return (
    <li className="workflow-item" data-tone={hindrance === undefined ? undefined : 'error'}>
      <div>
        {time !== undefined && <span className="workflow-time">{time}</span>}
        <Button kind="quiet" onClick={() => onOpen(document)}>
          {title}
        </Button>{' '}
        <span className="ui-badge" data-tone={action === 'publish' ? 'success' : 'warning'}>
          {text(`workflow.planned.${action}`)}
        </span>
        <p className="ui-hint">
          {[locale, key, by?.name, note].filter(Boolean).join(' · ')}
          {redirect !== undefined && ` · ${text('workflow.planned.redirect', { path: redirect })}`}
        </p>
        {hindrance !== undefined && <p className="ui-fault">{hindrance}</p>}
      </div>
      <div className="workflow-acts">{children}</div>
    </li>
  );
}
