import type { MouseEvent, ReactNode } from 'react';
import { isJsonObject } from '../../../../schemas/json.ts';
import { type ChosenPicture } from '../../assets/library-dialog.tsx';
import { PicturePicker } from '../../assets/picture-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { isEmptyValue } from '../shape/value-problem.ts';
import { Combobox } from './combobox.tsx';
import { useOptions } from './use-options.ts';

/** A picture of the library, with a look at it. */
export function PictureField(props: FieldProps): ReactNode {
  const form = useForm();
  const field = useField(props);
  const src = typeof field.value === 'string' ? field.value : '';
  const look = useLook(src);
  const choose = (value: string): void => field.set(value === '' && !props.isRequired ? undefined : value);
  // What the library says of a picture is where to begin, where nothing is said of it here.
  const altPath = [...props.path.slice(0, -1), 'alt'];
  const place = ({ src: next, alt }: ChosenPicture): void => {
    choose(next);
    const isTold = !isEmptyValue(valueAt(form.node, altPath));
    if (!isTold && alt !== '' && props.path.at(-1) === 'src') form.set(altPath, alt);
  };
  return (
    <FieldFrame field={field} isRequired={props.isRequired}>
      <div className="form-picture">
        {look !== undefined && <img src={look} alt="" />}
        <div>
          <Combobox field={field} value={src} request={{ kind: 'pictures' }} onChange={choose} />
          {field.lock === undefined && (
            <PicturePicker value={src} onChoose={(picture) => place(picture)} language={form.base} />
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

/** Address of a small form of a picture of the library. */
function useLook(src: string): string | undefined {
  const { lookup } = useForm();
  const { options } = useOptions(lookup, { kind: 'pictures', query: src }, src !== '');
  return options.find(({ value }) => value === src)?.picture;
}

interface Focus {
  x: number;
  y: number;
}

/** The point of a picture that stays in view: clicked in the picture, or written in percent. */
export function FocusField(props: FieldProps): ReactNode {
  const { node, draw } = useForm();
  const text = useText();
  const field = useField(props);
  const picture = valueAt(node, props.path.slice(0, -1));
  const src = isJsonObject(picture) && typeof picture.src === 'string' ? picture.src : '';
  const focus = isJsonObject(field.value) ? (field.value as unknown as Focus) : undefined;
  const isLocked = field.lock !== undefined;
  const look = useLook(src);
  const point = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const percent = (part: number): number => Math.max(0, Math.min(100, Math.round(part * 100)));
    field.set({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  };
  return (
    <FieldFrame field={field} isRequired={false} isGroup>
      {look !== undefined && (
        // The two numbers below do the same by keys.
        <button
          type="button"
          className="form-focus"
          tabIndex={-1}
          aria-hidden="true"
          disabled={isLocked}
          onClick={point}
        >
          <img src={look} alt="" />
          {focus && <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
        </button>
      )}
      {focus ? (
        <div className="form-row">
          {(['x', 'y'] as const).map((axis) => (
            <div key={axis}>
              {draw({
                ...{ path: [...props.path, axis], name: `${props.name}.${axis}`, isRequired: true },
                shape: props.shape.properties?.[axis] ?? {},
              })}
            </div>
          ))}
          <Button kind="quiet" disabled={isLocked} onClick={() => field.set(undefined)}>
            {text('form.remove')}
          </Button>
        </div>
      ) : (
        <Button kind="quiet" icon="plus" disabled={isLocked} onClick={() => field.set({ x: 50, y: 50 })}>
          {text('form.addFocus')}
        </Button>
      )}
    </FieldFrame>
  );
}
