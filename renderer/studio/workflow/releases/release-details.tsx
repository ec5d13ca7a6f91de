import { type ReactNode, useState } from 'react';
import type { ReleaseShape } from '../../../../schemas/editing/release.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { fromLocalTime, toLocalTime } from '../../view/local-time.ts';
import { MomentInput } from '../../view/moment-input.tsx';
import { PlannedItem } from '../planned/planned-item.tsx';
import type { ReleaseProblems } from '../workflow-api.ts';

interface ReleaseActs {
  /** Puts the open document in; absent: none is open that could be. */
  onPut?: ((action: 'publish' | 'unpublish') => void) | undefined;
  onLeave: (document: string) => void;
  onCheck: () => void;
  onSchedule: (at: number | null) => void;
  onPublish: () => void;
  onDrop: () => void;
}

interface ReleaseDetailsProps {
  release: ReleaseShape;
  /** Undefined: nobody has looked yet. */
  problems: readonly ReleaseProblems[] | undefined;
  /** The open document, by its title. */
  openTitle: string | undefined;
  mayEdit: boolean;
  mayPublish: boolean;
  isBusy: boolean;
  timeZone: string;
  now: () => number;
  when: (moment: number) => string;
  /** Opens a document as it will be at the moment of the release. */
  onOpen: (document: string) => void;
  acts: ReleaseActs;
}

/** A release: what is in it, what of it has errors, and when it happens; all of it or nothing. */
export function ReleaseDetails(props: ReleaseDetailsProps): ReactNode {
  const { release, problems, openTitle, mayEdit, mayPublish, isBusy, timeZone, now, when, acts } = props;
  const text = useText();
  const [time, setTime] = useState(release.at === undefined ? '' : toLocalTime(release.at, timeZone));
  const [fault, setFault] = useState<string>();
  const [isAsked, setAsked] = useState<'publish' | 'drop'>();
  const isOpen = release.state === 'open';
  const isClean = problems?.every(({ issues }) => issues.every(({ severity }) => severity !== 'error'));
  const count = (document: string): string | undefined => {
    const issues = problems?.find((one) => one.document === document)?.issues ?? [];
    const errors = issues.filter(({ severity }) => severity === 'error').length;
    if (issues.length === 0) return undefined;
    return errors > 0
      ? text('workflow.releases.errors', { count: errors })
      : text('workflow.releases.warnings', { count: issues.length });
  };

  function schedule(): void {
    const at = fromLocalTime(time, timeZone);
    if (at === undefined || at <= now()) setFault(text('publish.past'));
    else {
      setFault(undefined);
      acts.onSchedule(at);
    }
  }

  return (
    <section className="workflow-release" aria-label={release.title}>
      <h3>{release.title}</h3>
      <p className="ui-hint">
        {release.at === undefined
          ? text('workflow.releases.noTime')
          : text(isOpen ? 'workflow.releases.at' : 'workflow.releases.happened', { time: when(release.at) })}
      </p>
      {release.items.length === 0 && <p>{text('workflow.releases.empty')}</p>}
      <ul className="workflow-list" aria-label={text('workflow.releases.items')}>
        {release.items.map((act) => (
          <PlannedItem key={act.id} act={act} onOpen={props.onOpen}>
            {count(act.document) !== undefined && (
              <span className="ui-badge" data-tone="warning">
                {count(act.document)}
              </span>
            )}
            {isOpen && mayEdit && (
              <Button
                disabled={isBusy}
                aria-label={text('workflow.releases.leaveOf', { page: act.title })}
                onClick={() => acts.onLeave(act.document)}
              >
                {text('workflow.releases.leave')}
              </Button>
            )}
          </PlannedItem>
        ))}
      </ul>
      {isClean && <p role="status">{text('workflow.releases.clean')}</p>}
      {isOpen && (
        <div className="workflow-acts">
          {mayEdit && acts.onPut && openTitle !== undefined && (
            <>
              <Button icon="plus" disabled={isBusy} onClick={() => acts.onPut?.('publish')}>
                {text('workflow.releases.put', { page: openTitle })}
              </Button>
              <Button disabled={isBusy} onClick={() => acts.onPut?.('unpublish')}>
                {text('workflow.releases.putOut', { page: openTitle })}
              </Button>
            </>
          )}
          <Button disabled={isBusy || release.items.length === 0} onClick={acts.onCheck}>
            {text('workflow.releases.check')}
          </Button>
          <a
            className="ui-button"
            data-kind="plain"
            href={`/edit/preview?release=${encodeURIComponent(release.id)}`}
            target="_blank"
            rel="noopener"
          >
            {text('workflow.releases.shop')}
          </a>
        </div>
      )}
      {isOpen && mayPublish && (
        <>
          <div className="workflow-acts">
            <MomentInput label={text('publish.time')} value={time} timeZone={timeZone} onChange={setTime} />
            <Button disabled={isBusy || release.items.length === 0} onClick={schedule}>
              {text('publish.schedule')}
            </Button>
            {release.at !== undefined && (
              <Button disabled={isBusy} onClick={() => acts.onSchedule(null)}>
                {text('workflow.releases.unschedule')}
              </Button>
            )}
          </div>
          {fault !== undefined && (
            <p className="ui-fault" role="alert">
              {fault}
            </p>
          )}
          {isAsked === undefined ? (
            <div className="workflow-acts">
              <Button disabled={isBusy || release.items.length === 0} onClick={() => setAsked('publish')}>
                {text('workflow.releases.publish')}
              </Button>
              <Button kind="danger" disabled={isBusy} onClick={() => setAsked('drop')}>
                {text('workflow.releases.drop')}
              </Button>
            </div>
          ) : (
            <div className="workflow-block" role="alert">
              <p>{text(`workflow.releases.sure.${isAsked}`, { count: release.items.length })}</p>
              <div className="workflow-acts">
                <Button onClick={() => setAsked(undefined)}>{text('ui.cancel')}</Button>
                <Button
                  kind={isAsked === 'drop' ? 'danger' : 'main'}
                  disabled={isBusy}
                  onClick={() => {
                    setAsked(undefined);
                    if (isAsked === 'drop') acts.onDrop();
                    else acts.onPublish();
                  }}
                >
                  {text(`workflow.releases.${isAsked}`)}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </section>
  );
}
