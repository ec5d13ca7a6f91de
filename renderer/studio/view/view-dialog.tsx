import { type ReactNode, useState } from 'react';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import { devices, visitorKinds } from '../../../schemas/page.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Experiment } from './experiments.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import { MomentInput } from './moment-input.tsx';

interface ViewDialogProps {
  view: ViewAs;
  locales: readonly string[];
  timeZone: string;
  /** Experiments that the page's blocks take part in, with the variants that they name. */
  experiments: readonly Experiment[];
  /** What the page's blocks load. */
  loaders: readonly string[];
  /** What differs from now. */
  children: ReactNode;
  onChange: (view: ViewAs) => void;
  onClose: () => void;
}

/** Chooses as whom and when the page is looked at; each choice is seen at once behind it. */
export function ViewDialog(props: ViewDialogProps): ReactNode {
  const { view, timeZone, onChange } = props;
  const text = useText();
  const [time, setTime] = useState(view.at === undefined ? '' : toLocalTime(view.at, timeZone));

  /** Sets a part; an empty one is as it would be now. */
  function set<Name extends keyof ViewAs>(name: Name, value: ViewAs[Name] | undefined): void {
    const { [name]: _, ...rest } = view;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  }

  return (
    <Dialog
      title={text('view.title')}
      onClose={props.onClose}
      actions={
        <>
          <Button
            onClick={() => {
              setTime('');
              onChange({});
            }}
          >
            {text('view.reset')}
          </Button>
          <Button kind="main" onClick={props.onClose}>
            {text('ui.done')}
          </Button>
        </>
      }
    >
      <MomentInput
        label={text('view.at')}
        value={time}
        timeZone={timeZone}
        onChange={(local) => {
          setTime(local);
          set('at', fromLocalTime(local, timeZone));
        }}
      />
      <Choice
        label={text('view.visitor')}
        value={view.visitor}
        options={visitorKinds.map((value) => ({ value, label: text(`view.visitor.${value}`) }))}
        onChange={(value) => set('visitor', value)}
      />
      <Choice
        label={text('view.device')}
        value={view.device}
        options={devices.map((value) => ({ value, label: text(`view.device.${value}`) }))}
        onChange={(value) => set('device', value)}
      />
      {props.locales.length > 1 && (
        <Choice
          label={text('view.locale')}
          value={view.locale}
          options={props.locales.map((value) => ({ value, label: value }))}
          onChange={(value) => set('locale', value)}
        />
      )}
      {props.experiments.map(({ id, variants }) => (
        <Choice
          key={id}
          label={text('view.experiment', { name: id })}
          value={view.variants?.[id]}
          options={variants.map((value) => ({ value, label: value }))}
          onChange={(value) => {
            const { [id]: _, ...others } = view.variants ?? {};
            const chosen = value === undefined ? others : { ...others, [id]: value };
            set('variants', Object.keys(chosen).length === 0 ? undefined : chosen);
          }}
        />
      ))}
      {props.loaders.length > 0 && (
        <fieldset className="view-loaders">
          <legend className="ui-label">{text('view.loaders')}</legend>
          <p className="ui-hint">{text('view.loadersHint')}</p>
          {props.loaders.map((loader) => (
            <label key={loader}>
              <input
                type="checkbox"
                checked={view.down?.includes(loader) ?? false}
                onChange={(event) => {
                  const others = (view.down ?? []).filter((one) => one !== loader);
                  const down = event.target.checked ? [...others, loader] : others;
                  set('down', down.length === 0 ? undefined : down);
                }}
              />
              {loader}
            </label>
          ))}
        </fieldset>
      )}
      {props.children}
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): ReactNode {
  const text = useText();
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <select
        className="ui-select"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      >
        <option value="">{text('view.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
