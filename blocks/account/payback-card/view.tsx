import type { PaybackCard } from '../../../schemas/account/payback-number.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PaybackCardProps } from './schema.ts';

type Input = ViewInput<PaybackCardProps, { state: PaybackCard }, never, never>;

/** The number of a customer's loyalty card: known, or asked for. (Requirements 2.032, 3.071, 3.072) */
export function view({ props: { level }, data: { state }, page }: Input) {
  const Title = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('payback-card.title')}
      </Title>
      <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
      {state.number === null ? (
        <p className={accountPage.text}>{page.t('payback-card.why')}</p>
      ) : (
        <Known number={state.number} page={page} />
      )}
      <NumberForm state={state} page={page} />
    </section>
  );
}

/** The card with its last digits: whoever looks over a shoulder reads no more. */
function Known({ number, page }: { number: string; page: PageView }) {
  return (
    <div className={accountPage.card}>
      <p>{page.t('payback-card.known', { end: number.slice(-4) })}</p>
      <form method="post" action={page.route('account-payback')}>
        <input type="hidden" name="form" value="payback-remove" />
        <button className={classNames(button.root, button.secondary, button.small)} type="submit">
          {page.t('payback-card.remove')}
        </button>
      </form>
    </div>
  );
}

function NumberForm({ state, page }: { state: PaybackCard; page: PageView }) {
  const id = `${page.nodeId}.form`;
  const label = page.t('payback-card.number');
  const hint = page.route('payback-hint');
  return (
    <div className={accountForm.panel}>
      <StepForm
        block="payback-card"
        form="payback"
        id={id}
        fields={[{ name: 'number', label }]}
        submit={page.t('payback-card.save')}
        state={state}
        page={page}
      >
        <Field
          id={fieldId(id, 'number')}
          label={label}
          hint={page.t('payback-card.hint')}
          error={faultOf(state, 'number')}
          faults={{
            missing: page.t('payback-card.fault.missing'),
            wrong: page.t('payback-card.fault.digits-only'),
            short: page.t('payback-card.fault.invalid'),
          }}
          required
        >
          {(control) => (
            <input
              {...control}
              name="number"
              defaultValue={state.values.number}
              inputMode="numeric"
              pattern="[\d\s]*"
              minLength={16}
              maxLength={40}
              autoComplete="off"
            />
          )}
        </Field>
        {hint !== undefined && (
          <a className={checkoutStyles.link} href={hint}>
            {page.t('payback-card.where')}
          </a>
        )}
      </StepForm>
    </div>
  );
}
