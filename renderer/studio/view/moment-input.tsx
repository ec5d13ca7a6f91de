import { type ReactNode, useState } from 'react';
import { useTools } from '../api/studio-tools.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { fromLocalTime, momentWords } from './local-time.ts';

interface MomentInputProps {
  label: string;
  /** As `toLocalTime` writes it; empty: none is chosen. */
  value: string;
  timeZone: string;
  onChange: (local: string) => void;
}

/** Chooses day and time by the shop's clocks, to the second where somebody wants that, and says in words which moment it is. */
export function MomentInput({ label, value, timeZone, onChange }: MomentInputProps): ReactNode {
  const text = useText();
  const { language } = useTools().page;
  const [wantsSeconds, setWantsSeconds] = useState(false);
  const hasSeconds = wantsSeconds || value.length > 16;
  const moment = fromLocalTime(value, timeZone);
  return (
    <div className="ui-field">
      <label className="ui-field">
        <span className="ui-label">{label}</span>
        <input
          className="ui-input"
          type="datetime-local"
          step={hasSeconds ? 1 : 60}
          value={hasSeconds && value.length === 16 ? `${value}:00` : value}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="ui-hint">
          {moment === undefined
            ? text('view.atHint', { zone: timeZone })
            : momentWords(moment, language, timeZone)}
        </span>
      </label>
      {!hasSeconds && (
        <span className="view-seconds">
          <Button kind="quiet" onClick={() => setWantsSeconds(true)}>
            {text('view.seconds')}
          </Button>
        </span>
      )}
    </div>
  );
}
