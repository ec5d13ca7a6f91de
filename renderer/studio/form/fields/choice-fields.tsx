import type { ReactNode } from 'react';
import { outlines } from '../../../../blocks/kit/icon/outlines.ts';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { valueLabel } from '../words/label-of.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';

/** As many values as stand side by side; more are a list to choose from. */
const mostSegments = 3;

interface Option {
  value: string | number;
  label: string;
}

/** One of some values: side by side while they are few. What stands there by default is shown as chosen. */
export function ChoiceField({
  values,
  ...props
}: FieldProps & { values: readonly (string | number)[] }): ReactNode {
  const { language } = useForm();
  const field = useField(props);
  const options = values.map((value) => ({ value, label: valueLabel(props.name, value, language) }));
  const isFew = options.length <= mostSegments && options.every(({ label }) => label.length < 16);
  const chosen = field.value ?? props.shape.default;
  const choose = (value: unknown): void => field.set(value);
  return isFew && chosen !== undefined ? (
    <FieldFrame field={field} isRequired isGroup>
      <Segments
        name={field.control.id}
        options={options}
        chosen={chosen}
        isLocked={field.lock !== undefined}
        onChoose={choose}
      />
    </FieldFrame>
  ) : (
    <FieldFrame field={field} isRequired={props.isRequired || props.shape.default !== undefined}>
      <ChoiceList
        field={field}
        options={options}
        chosen={chosen}
        hasNone={!props.isRequired && props.shape.default === undefined}
      />
    </FieldFrame>
  );
}

interface SegmentsProps {
  name: string;
  options: readonly Option[];
  chosen: unknown;
  isLocked: boolean;
  onChoose: (value: string | number) => void;
}

function Segments({ name, options, chosen, isLocked, onChoose }: SegmentsProps): ReactNode {
  return (
    <div className="ui-segments">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            disabled={isLocked}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

interface ChoiceListProps {
  field: ReturnType<typeof useField>;
  options: readonly Option[];
  chosen: unknown;
  hasNone: boolean;
}

function ChoiceList({ field, options, chosen, hasNone }: ChoiceListProps): ReactNode {
  const text = useText();
  const isStrange = chosen !== undefined && !options.some(({ value }) => value === chosen);
  return (
    <select
      {...field.control}
      className="ui-select"
      disabled={field.lock !== undefined}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target }) => field.set(options.find(({ value }) => String(value) === target.value)?.value)}
    >
      {(hasNone || chosen === undefined) && <option value="">{text('form.none')}</option>}
      {isStrange && <option value={String(chosen)}>{String(chosen)}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={String(value)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Any of some values, each once; they stay in the order in which they are offered, but for those that were there before. */
export function ChoicesField({
  values,
  ...props
}: FieldProps & { values: readonly (string | number)[] }): ReactNode {
  const { language } = useForm();
  const field = useField(props);
  const chosen = (field.value ?? props.shape.default ?? []) as readonly unknown[];
  const list = Array.isArray(chosen) ? chosen : [];
  return (
    <FieldFrame field={field} isRequired={props.isRequired || props.shape.default !== undefined} isGroup>
      {values.map((value) => (
        <label key={value} className="form-check">
          <input
            type="checkbox"
            checked={list.includes(value)}
            disabled={field.lock !== undefined}
            onChange={({ target }) =>
              field.set(target.checked ? [...list, value] : list.filter((one) => one !== value))
            }
          />
          {valueLabel(props.name, value, language)}
        </label>
      ))}
    </FieldFrame>
  );
}

/** Yes or no. */
export function SwitchField(props: FieldProps): ReactNode {
  const field = useField(props);
  const isOn = (field.value ?? props.shape.default ?? false) === true;
  return (
    <div className="form-field">
      <label className="form-check">
        <input
          {...field.control}
          type="checkbox"
          checked={isOn}
          disabled={field.lock !== undefined}
          onChange={({ target }) => field.set(target.checked)}
        />
        {field.label.text}
      </label>
      <div id={field.helpId} className="form-below">
        {field.problems.map((problem) => (
          <p key={problem} className="ui-fault">
            {problem}
          </p>
        ))}
        {(field.lock ?? field.label.help) !== undefined && (
          <p className="ui-hint">{field.lock ?? field.label.help}</p>
        )}
      </div>
    </div>
  );
}

/** One of the shop's icons, chosen by its picture. */
export function IconField(props: FieldProps): ReactNode {
  const field = useField(props);
  return (
    <FieldFrame field={field} isRequired={props.isRequired} isGroup>
      <div className="form-icons">
        {Object.entries(outlines).map(([name, outline]) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={field.control.id}
              aria-label={name}
              checked={field.value === name}
              disabled={field.lock !== undefined}
              onChange={() => field.set(name)}
            />
            <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={outline} />
            </svg>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
