import type { ReactNode } from 'react';
import type { PlannedAct } from '../../../../schemas/editing/document-calls.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { toLocalTime } from '../../view/local-time.ts';
import { plannedDays } from './planned-days.ts';
import { PlannedItem } from './planned-item.tsx';

interface PlannedListProps {
  planned: readonly PlannedAct[];
  language: string;
  timeZone: string;
  when: (moment: number) => string;
  isBusy: boolean;
  onOpen: (document: string) => void;
  /** Absent: this person may not. */
  onTakeBack?: ((id: string) => void) | undefined;
  /** Opens the release that something is part of: it is taken back there. */
  onRelease: () => void;
}

/** All that is to happen, as a calendar's list, below what does not happen although it was planned. */
export function PlannedList(props: PlannedListProps): ReactNode {
  const { planned, language, timeZone, when, isBusy, onOpen, onTakeBack, onRelease } = props;
  const text = useText();
  const { stopped, days } = plannedDays(planned, timeZone);
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const item = (act: PlannedAct, time: string): ReactNode => (
    <PlannedItem key={act.id} {...{ act, time, onOpen }}>
      {act.release !== undefined ? (
        <Button onClick={onRelease}>{text('workflow.planned.release')}</Button>
      ) : (
        onTakeBack && (
          <Button
            disabled={isBusy}
            aria-label={text('workflow.planned.takeBackOf', { page: act.title })}
            onClick={() => onTakeBack(act.id)}
          >
            {text(act.hindrance === undefined ? 'workflow.planned.takeBack' : 'workflow.planned.forget')}
          </Button>
        )
      )}
    </PlannedItem>
  );
  return (
    <>
      {stopped.length > 0 && (
        <section>
          <h3>{text('workflow.planned.stopped')}</h3>
          <ul className="workflow-list">{stopped.map((act) => item(act, when(act.at)))}</ul>
        </section>
      )}
      {days.map(({ day, acts }) => (
        <section key={day}>
          <h3>{dayFormat.format(Date.parse(`${day}T00:00Z`))}</h3>
          <ul className="workflow-list">
            {acts.map((act) => item(act, toLocalTime(act.at, timeZone).slice(11)))}
          </ul>
        </section>
      ))}
    </>
  );
}
