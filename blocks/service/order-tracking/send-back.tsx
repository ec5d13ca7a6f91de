import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { ChoosePieces } from '../../kit/ordered/choose-pieces.tsx';
import { ReturnReason } from '../../kit/ordered/return-reason.tsx';
import { ReturnWay } from '../../kit/ordered/return-way.tsx';
import { OrderTask } from './order-task.tsx';
import type { OrderPart } from './order-part.ts';

const form = 'return-articles';

/** Tells that articles come back: which, why, and which way. */
export function SendBack(props: OrderPart) {
  const { order, state, page } = props;
  if (!order.back) return null;
  const id = `${page.nodeId}.back`;
  const isSent = state.refused === form;
  const t = (key: string, values?: Record<string, string>): string =>
    page.t(`order-tracking.back.${key}`, values);
  const part = { form: id, state: isSent ? state : { values: {}, faults: [] }, page };
  return (
    <OrderTask
      {...props}
      form={form}
      id={id}
      texts="back"
      fields={[
        { name: 'lines', label: t('lines') },
        { name: 'day', label: page.t('ordered.back.day') },
      ]}
    >
      {order.back.until !== '' && <p className={accountForm.text}>{t('until', { day: order.back.until })}</p>}
      <ChoosePieces
        form={id}
        legend={t('lines')}
        lines={order.back.lines}
        values={isSent ? state.values : undefined}
        areChosen={false}
        fault={faultOf(part.state, 'lines')}
        page={page}
      />
      <ReturnReason {...part} />
      <ReturnWay {...part} days={order.back.days} hasLabelHere={false} />
    </OrderTask>
  );
}
