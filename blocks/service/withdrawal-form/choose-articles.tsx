import type { WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { field } from '../../kit/form/field-styles.ts';
import { ChoosePieces } from '../../kit/ordered/choose-pieces.tsx';
import { type StepProps, WithdrawalStep } from './withdrawal-step.tsx';

type Order = NonNullable<WithdrawalState['order']>;

/** The second step where the order was found: all of it, or a part. */
export function ChooseArticles({ state, order, page }: StepProps & { order: Order }) {
  const id = `${page.nodeId}.form`;
  const { number, placed, email, lines } = order;
  const t = (key: string, values?: Record<string, string>): string =>
    page.t(`withdrawal-form.${key}`, values);
  return (
    <WithdrawalStep
      form="withdraw"
      id={id}
      fields={[{ name: 'lines', label: t('lines') }]}
      submit={t('confirm')}
      state={state}
      page={page}
    >
      <ChoosePieces
        form={id}
        legend={t('lines-of', { number, placed })}
        lines={lines}
        values={state.values.key === undefined ? undefined : state.values}
        areChosen
        fault={faultOf(state, 'lines')}
        page={page}
      />
      {lines.some(({ withdrawalException }) => withdrawalException !== null) && (
        <p className={field.required}>{t('exception')}</p>
      )}
      <p className={field.required}>{t('mail-to', { email })}</p>
    </WithdrawalStep>
  );
}
