import type { ReactNode } from 'react';
import type { OrderWorkForm } from '../../../schemas/fulfilment/tracking-state.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { styles } from './styles.ts';
import type { OrderPart } from './order-part.ts';

interface OrderTaskProps extends OrderPart {
  form: OrderWorkForm;
  id: string;
  /** Beginning of the keys of its texts. */
  texts: string;
  /** What may be wrong, in the order of the form. */
  fields: readonly { name: string; label: string }[];
  children: ReactNode;
}

/** Something that can be done with an order, which opens below its name; open where it was refused. */
export function OrderTask({ form, id, texts, fields, order, state, page, children }: OrderTaskProps) {
  const t = (key: string): string => page.t(`order-tracking.${texts}.${key}`);
  return (
    <details className={styles.task} open={state.refused === form}>
      <summary>{t('title')}</summary>
      <form className={accountForm.form} id={id} method="post" data-action-start="order-tracking">
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="key" value={order.key} />
        {fields.length > 0 && (
          <FormSummary
            form={id}
            fields={fields.map(({ name, label }) => ({
              ...{ id: fieldId(id, name), label },
              fault: state.refused === form ? faultOf(state, name) : undefined,
            }))}
            title={page.t('form.check')}
            colon={colonOf(page.locale)}
          />
        )}
        <p className={accountForm.text}>{t('text')}</p>
        {children}
        <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
          {t('submit')}
        </button>
      </form>
    </details>
  );
}
