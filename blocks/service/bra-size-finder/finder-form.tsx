import type { FormEvent } from 'react';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { longestGirthText } from '../../../schemas/size/read-centimetres.ts';
import type { FinderProps } from './finder-props.ts';
import type { FinderState } from './finder-state.ts';
import type { Girth } from '../../../schemas/size/girth-queries.ts';
import { styles } from './styles.ts';

const girths: readonly Girth[] = ['underbust', 'bust'];

export interface FinderFormProps {
  finder: FinderProps;
  state: FinderState;
  /** Whether a script runs, so that the button can say that something is missing. */
  isLive?: boolean;
  onType?: (girth: Girth, text: string) => void;
  onSend?: () => void;
}

/** Two fields, sent by GET to their own page; the island answers them where they are. */
export function FinderForm(props: FinderFormProps) {
  const { id, texts, names } = props.finder;
  const isLacking = girths.some((girth) => props.state.typed[girth].trim() === '');
  const formId = `${id}.form`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSend?.();
  };
  return (
    <form className={styles.form} id={formId} method="get" action={`#${id}`} noValidate onSubmit={send}>
      <FormSummary
        form={formId}
        fields={girths.map((girth) => ({
          id: `${id}.${girth}`,
          label: texts[girth],
          fault: faultAt(girth, props),
        }))}
        title={texts.check}
        colon={texts.colon}
      />
      <p className={field.required}>{texts.required}</p>
      <GirthField girth="underbust" {...props} />
      <GirthField girth="bust" {...props} />
      <input type="hidden" name={names.sent} value="1" />
      <button
        className={classNames(button.root, button.primary, styles.find)}
        id={`${id}.find`}
        type="submit"
        aria-disabled={props.isLive === true && isLacking}
      >
        {texts.find}
      </button>
    </form>
  );
}

/** What is wrong with a girth, in words; undefined: nothing that was sent. */
function faultAt(
  girth: Girth,
  { finder: { texts }, state: { answer } }: Pick<FinderFormProps, 'finder' | 'state'>,
): string | undefined {
  const fault = answer?.kind === 'faulty' ? answer[girth] : undefined;
  return fault && texts[fault === 'empty' ? (`${girth}-empty` as const) : fault];
}

/** The field of a girth, with what is wrong with it. */
function GirthField({ girth, finder, state, onType }: FinderFormProps & { girth: Girth }) {
  const { id, texts } = finder;
  return (
    <Field
      id={`${id}.${girth}`}
      label={texts[girth]}
      hint={texts[`${girth}-hint`]}
      error={faultAt(girth, { finder, state })}
      required
    >
      {(control) => (
        <input
          {...control}
          name={finder.names[girth]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestGirthText}
          value={state.typed[girth]}
          onChange={({ target }) => onType?.(girth, target.value)}
        />
      )}
    </Field>
  );
}
