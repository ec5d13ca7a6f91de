import type { ReactNode } from 'react';
import type { ShareLink } from '../../../../schemas/editing/share.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';

interface ShareLinksProps {
  links: readonly ShareLink[];
  when: (moment: number) => string;
  isBusy: boolean;
  /** Whether this person may end a link of this maker's. */
  mayEnd: (link: ShareLink) => boolean;
  onEnd: (id: string) => void;
}

/** Links that show a draft: who made them, how long they last, whether somebody came by them. */
export function ShareLinks({ links, when, isBusy, mayEnd, onEnd }: ShareLinksProps): ReactNode {
  const text = useText();
  return (
    <ul className="workflow-list" aria-label={text('workflow.share.list')}>
      {links.map((link) => {
        const made = text('workflow.share.made', {
          time: when(link.createdAt),
          name: link.by?.name ?? text('workflow.somebody'),
        });
        return (
          <li key={link.id} className="workflow-item">
            <div>
              <strong>{made}</strong>
              <p className="ui-hint">
                {text('workflow.share.ends', { time: when(link.expiresAt) })}{' '}
                {link.usedAt === undefined
                  ? text('workflow.share.unused')
                  : text('workflow.share.used', { time: when(link.usedAt) })}
              </p>
            </div>
            {mayEnd(link) && (
              <Button
                disabled={isBusy}
                aria-label={text('workflow.share.endOf', { made })}
                onClick={() => onEnd(link.id)}
              >
                {text('workflow.share.end')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
