import type { BasketState } from '../../../schemas/basket/basket.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { BasketIcon } from './basket-icon.tsx';
import { summaryStyles as styles } from './summary-styles.ts';

/** The code that is redeemed, or the field for one, with the refusal of the last where it was typed. */
export function Voucher({ state, page }: { state: BasketState; page: PageView }) {
  const { voucher } = state.basket;
  const t = (key: string, values?: Record<string, string>) => page.t(`basket.${key}`, values);
  const faults = state.notices.filter((notice) => notice.kind === 'bad' && notice.field === 'code');
  const fault = faults.map(({ text }) => text).join(' ');
  const formId = `${page.nodeId}.voucher`;
  const codeId = `${page.nodeId}.code`;
  if (voucher) {
    return (
      <div className={styles.voucher} data-key="redeemed">
        <BasketIcon name="voucher" />
        <p tabIndex={-1}>
          <b>{voucher.code}</b>
          {voucher.title !== '' && <span>{voucher.title}</span>}
          {voucher.discount === 0 && <span>{fault || t('voucher-nothing')}</span>}
        </p>
        <BasketForm form="remove-voucher" isCustomers={!state.asksToLogIn} page={page}>
          <button className={styles.textButton} aria-label={t('remove-voucher', { code: voucher.code })}>
            {t('remove')}
          </button>
        </BasketForm>
      </div>
    );
  }
  return (
    <div className={styles.code} data-key="code">
      <BasketForm form="voucher" id={formId} startsAction isCustomers={!state.asksToLogIn} page={page}>
        <FormSummary
          form={formId}
          fields={[{ id: codeId, label: t('code'), fault: fault || undefined }]}
          title={page.t('form.check')}
        />
        <p className={field.required}>{page.t('form.required')}</p>
        <Field
          id={codeId}
          label={t('code')}
          hint={t('code-hint')}
          error={fault || undefined}
          faults={{ missing: page.t('basket-message.refused.voucher-missing') }}
          required
        >
          {(control) => (
            <span className={styles.codeRow}>
              <input
                {...control}
                name="code"
                maxLength={64}
                placeholder={t('code-example')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={state.code}
              />
              <button className={classNames(button.root, button.secondary)} type="submit">
                {t('redeem')}
              </button>
            </span>
          )}
        </Field>
      </BasketForm>
    </div>
  );
}
