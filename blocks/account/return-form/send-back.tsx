import { type OwnReturn, returnForm } from '../../../schemas/fulfilment/own-return.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { ChoosePieces } from '../../kit/ordered/choose-pieces.tsx';
import { ReturnReason } from '../../kit/ordered/return-reason.tsx';
import { ReturnWay } from '../../kit/ordered/return-way.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

const fields = ['lines', 'way', 'day'] as const;

/** The form by which articles are sent back, which the browser sends by itself. */
export function SendBack({ own, page }: { own: OwnReturn; page: PageView }) {
  const id = `${page.nodeId}.form`;
  const { number, key, hasUnsent } = own;
  const t = (text: string): string => page.t(`return-form.${text}`);
  return (
    <form
      className={accountForm.form}
      id={id}
      method="post"
      action={page.route('account-return', { number })}
      data-action-start="return-form"
    >
      <input type="hidden" name="form" value={returnForm} />
      <input type="hidden" name="key" value={key} />
      <FormSummary
        form={id}
        fields={fields.map((name) => ({
          ...{ id: fieldId(id, name), label: name === 'lines' ? t(name) : page.t(`ordered.back.${name}`) },
          fault: faultOf(own, name),
        }))}
        title={page.t('form.check')}
        colon={colonOf(page.locale)}
      />
      <p className={field.required}>{page.t('form.required')}</p>
      <ChoosePieces
        form={id}
        legend={t('lines')}
        lines={own.lines}
        values={own.values}
        areChosen={false}
        fault={faultOf(own, 'lines')}
        page={page}
      />
      {own.hasKept && <p className={field.required}>{t('kept')}</p>}
      {hasUnsent && <p className={field.required}>{t('only-sent')}</p>}
      <ReturnReason form={id} state={own} page={page} />
      <ReturnWay
        form={id}
        state={own}
        days={own.days.map((day) => ({
          day,
          words: page.date(`${day}T12:00:00Z`, { dateStyle: 'full' }),
        }))}
        hasLabelHere={own.hasCarrier}
        page={page}
      />
      <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
        {t('submit')}
      </button>
    </form>
  );
}
