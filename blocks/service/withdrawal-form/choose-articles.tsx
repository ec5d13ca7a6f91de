import { lineField, type WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { field } from '../../kit/form/field-styles.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { styles } from './styles.ts';
import { type StepProps, WithdrawalStep } from './withdrawal-step.tsx';

type Order = NonNullable<WithdrawalState['order']>;

interface LineProps {
  form: string;
  line: Order['lines'][number];
  state: WithdrawalState;
}

/** The second step where the order was found: all of it, or a part. */
export function ChooseArticles({ state, order, page }: StepProps & { order: Order }) {
  const id = `${page.nodeId}.form`;
  const t = (key: string, values?: Record<string, string>): string =>
    page.t(`withdrawal-form.${key}`, values);
  const lines = fieldId(id, 'lines');
  return (
    <WithdrawalStep
      form="withdraw"
      id={id}
      fields={[{ name: 'lines', label: t('lines') }]}
      submit={t('confirm')}
      state={state}
      page={page}
    >
      <fieldset className={field.group} id={lines} tabIndex={-1} aria-describedby={`${lines}-fault`}>
        <legend className={field.label}>
          {t('lines-of', { number: order.number, placed: order.placed })}
          <span aria-hidden="true"> *</span>
        </legend>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.position} className={styles.line}>
              {line.quantity === 1 ? (
                <OnePiece form={id} line={line} state={state} />
              ) : (
                <SeveralPieces form={id} line={line} state={state} pieces={t('pieces')} />
              )}
            </li>
          ))}
        </ul>
        <FieldFault id={lines} words={faultOf(state, 'lines')} />
      </fieldset>
      <p className={field.required}>{t('mail-to', { email: order.email })}</p>
    </WithdrawalStep>
  );
}

/** Whether a form was sent, in which boxes that are not ticked are missing. */
const wasSent = ({ values }: WithdrawalState): boolean => values.key !== undefined;

function OnePiece({ form, line: { position, name, details }, state }: LineProps) {
  const own = `${lineField}${position}`;
  return (
    <label className={field.choice}>
      <input
        id={fieldId(form, own)}
        className={field.tick}
        type="checkbox"
        name={own}
        value="1"
        defaultChecked={!wasSent(state) || state.values[own] === '1'}
      />
      <span>
        {name}
        {details.length > 0 && <small>{details.join(' · ')}</small>}
      </span>
    </label>
  );
}

function SeveralPieces({ form, line, state, pieces }: LineProps & { pieces: string }) {
  const name = `${lineField}${line.position}`;
  const id = fieldId(form, name);
  return (
    <div className={styles.pieces}>
      <label htmlFor={id}>
        {line.name}
        <small>{[...line.details, pieces].join(' · ')}</small>
      </label>
      <select
        id={id}
        className={field.select}
        name={name}
        defaultValue={state.values[name] ?? String(line.quantity)}
      >
        {Array.from({ length: line.quantity + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  );
}
