import type { FormEvent } from 'react';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import { longestGirthText } from '../../../schemas/size/read-centimetres.ts';
import type { FinderProps } from './finder-props.ts';
import type { FinderState } from './finder-state.ts';
import { type Girth, girthQueries } from './girth-queries.ts';
import { styles } from './styles.ts';

export interface FinderFormProps {
  finder: FinderProps;
  state: FinderState;
  onType?: (girth: Girth, text: string) => void;
  onSend?: () => void;
}

/** Two fields, sent by GET to their own page; the island answers them where they are. */
export function FinderForm(props: FinderFormProps) {
  const { id, texts } = props.finder;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSend?.();
  };
  return (
    <form className={styles.form} method="get" action={`#${id}`} noValidate onSubmit={send}>
      <GirthField girth="underbust" {...props} />
      <GirthField girth="bust" {...props} />
      <input type="hidden" name={girthQueries.sent} value="1" />
      <button className={classNames(button.root, button.primary, styles.find)} id={`${id}-find`}>
        {texts.find}
      </button>
    </form>
  );
}

/** The field of a girth, with what is wrong with it. */
function GirthField({ girth, finder, state, onType }: FinderFormProps & { girth: Girth }) {
  const { id, texts } = finder;
  const fault = state.answer?.kind === 'faulty' ? state.answer[girth] : undefined;
  return (
    <Field
      id={`${id}-${girth}`}
      label={texts[girth]}
      hint={texts[`${girth}-hint`]}
      error={fault && texts[fault === 'empty' ? (`${girth}-empty` as const) : fault]}
    >
      {(control) => (
        <input
          {...control}
          name={girthQueries[girth]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestGirthText}
          required
          value={state.typed[girth]}
          onChange={({ target }) => onType?.(girth, target.value)}
        />
      )}
    </Field>
  );
}
