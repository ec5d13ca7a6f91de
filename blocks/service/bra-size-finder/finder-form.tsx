import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { longestGirthText } from '../../../schemas/size/read-centimetres.ts';
import type { Answer } from './answer-of.ts';
import { girthQueries } from './girth-queries.ts';
import { styles } from './styles.ts';

interface FinderFormProps {
  typed: { underbust: string; bust: string };
  answer: Answer | undefined;
  page: PageView;
}

/** Two fields, sent by GET to their own page; with a script they are answered where they are. */
export function FinderForm({ typed, answer, page }: FinderFormProps) {
  const faults = answer?.kind === 'faulty' ? answer : undefined;
  return (
    <form
      className={styles.form}
      method="get"
      action={`#${page.nodeId}`}
      noValidate
      data-action="bra-size-finder"
      data-action-on="submit input"
    >
      <Girth name="underbust" value={typed.underbust} fault={faults?.underbust} page={page} />
      <Girth name="bust" value={typed.bust} fault={faults?.bust} page={page} />
      <input type="hidden" name={girthQueries.sent} value="1" />
      <button className={classNames(button.root, button.primary, styles.find)}>
        {page.t('bra-size-finder.find')}
      </button>
    </form>
  );
}

interface GirthProps {
  name: 'underbust' | 'bust';
  value: string;
  fault: string | undefined;
  page: PageView;
}

/** The field of a girth; it brings the words for all that may be wrong with it. */
function Girth({ name, value, fault, page }: GirthProps) {
  const text = (key: string): string => page.t(`bra-size-finder.${key}`);
  const empty = text(`${name}-empty`);
  return (
    <Field
      id={`${page.nodeId}-${name}`}
      label={text(name)}
      hint={text(`${name}-hint`)}
      error={fault === undefined ? undefined : fault === 'empty' ? empty : text(fault)}
      faults={{ missing: empty, wrong: text('not-a-number') }}
    >
      {(control) => (
        <input
          {...control}
          name={girthQueries[name]}
          defaultValue={value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestGirthText}
          required
          data-half={text('not-half')}
          data-below={name === 'bust' ? text('below') : undefined}
        />
      )}
    </Field>
  );
}
