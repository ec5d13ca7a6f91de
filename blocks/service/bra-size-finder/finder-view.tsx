import { AnswerView } from './answer-view.tsx';
import { FinderForm, type FinderFormProps } from './finder-form.tsx';
import { styles } from './styles.ts';

/** The form and what came of it, in one state. */
export function FinderView(props: FinderFormProps) {
  return (
    <div className={styles.finder}>
      <FinderForm {...props} />
      <AnswerView finder={props.finder} answer={props.state.answer} />
    </div>
  );
}
