import { lazy, type ReactNode, Suspense } from 'react';
import { useText } from '../../text/text-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';

// Its code is fetched with the first text of this kind.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** From this share of its length on a text tells how much room is left. */
const tellsFrom = 0.7;

/** A text with headings, lists, emphasis and links. */
export function RichTextField(props: FieldProps): ReactNode {
  const { shop } = useForm();
  const text = useText();
  const field = useField(props);
  const html = typeof field.value === 'string' ? field.value : '';
  const most = Number(props.shape.maxLength ?? Infinity);
  const isNear = html.length >= most * tellsFrom && html.length <= most;
  return (
    <FieldFrame
      field={field}
      isRequired={props.isRequired}
      note={isNear ? text('form.room', { count: most - html.length }) : undefined}
    >
      <Suspense fallback={<textarea {...field.control} className="ui-area" readOnly value={html} />}>
        <RichTextEditor
          html={html}
          facts={shop.facts}
          control={field.control}
          isLocked={field.lock !== undefined}
          onChange={(next) => field.set(next === '' && !props.isRequired ? undefined : next)}
        />
      </Suspense>
    </FieldFrame>
  );
}
