import { returnReasons } from '../../../schemas/fulfilment/order-return.ts';
import type { TrackedOrder, TrackingState } from '../../../schemas/fulfilment/tracking-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { ChoosePieces } from '../../kit/ordered/choose-pieces.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { OrderTask } from './order-task.tsx';
import type { OrderPart } from './order-part.ts';
import { styles } from './styles.ts';

const form = 'return-articles';

/** Tells that articles come back: which, why, and which way. */
export function SendBack(props: OrderPart) {
  const { order, state, page } = props;
  if (!order.back) return null;
  const id = `${page.nodeId}.back`;
  const isSent = state.refused === form;
  const t = (key: string, values?: Record<string, string>): string =>
    page.t(`order-tracking.back.${key}`, values);
  const part = { id, back: order.back, state: isSent ? state : { values: {}, faults: [] }, page };
  return (
    <OrderTask
      {...props}
      form={form}
      id={id}
      texts="back"
      fields={[
        { name: 'lines', label: t('lines') },
        { name: 'day', label: t('day') },
      ]}
    >
      {order.back.until !== '' && <p className={accountForm.text}>{t('until', { day: order.back.until })}</p>}
      <ChoosePieces
        form={id}
        legend={t('lines')}
        lines={order.back.lines}
        pieces={t('pieces')}
        values={isSent ? state.values : undefined}
        areChosen={false}
        fault={faultOf(part.state, 'lines')}
      />
      <Reason {...part} />
      <Way {...part} />
    </OrderTask>
  );
}

interface PartProps {
  id: string;
  back: NonNullable<TrackedOrder['back']>;
  /** What was typed, and what is wrong with it. */
  state: Pick<TrackingState, 'values' | 'faults'>;
  page: PageView;
}

function Reason({ id, state, page }: PartProps) {
  return (
    <Field id={fieldId(id, 'reason')} label={page.t('order-tracking.back.reason')}>
      {(control) => (
        <select
          {...control}
          className={field.select}
          name="reason"
          defaultValue={state.values.reason ?? 'none'}
        >
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {page.t(`order-tracking.reason.${reason}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Way({ id, back, state, page }: PartProps) {
  const t = (key: string): string => page.t(`order-tracking.back.${key}`);
  const chosen = state.values.way ?? 'label';
  return (
    <fieldset className={classNames(choiceCards.list, styles.way)}>
      <legend className={field.label}>{t('way')}</legend>
      <ChoiceCard
        name="way"
        value="label"
        title={t('label')}
        detail={t('label-text')}
        isChecked={chosen !== 'pick-up'}
      />
      <ChoiceCard
        name="way"
        value="pick-up"
        title={t('pick-up')}
        detail={t('pick-up-text')}
        isChecked={chosen === 'pick-up'}
      >
        <Field id={fieldId(id, 'day')} label={t('day')} error={faultOf(state, 'day')}>
          {(control) => (
            <select {...control} className={field.select} name="day" defaultValue={state.values.day}>
              {back.days.map(({ day, words }) => (
                <option key={day} value={day}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Field>
      </ChoiceCard>
    </fieldset>
  );
}
