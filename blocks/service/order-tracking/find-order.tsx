import { trackingForm, type TrackingState } from '../../../schemas/fulfilment/tracking-state.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { CaptchaBox } from '../../kit/account/captcha-box.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { FormSummary } from '../../kit/form/form-summary.tsx';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';

const fields = [
  { name: 'subject', inputMode: 'text', autoComplete: 'on', most: 254 },
  { name: 'postalCode', inputMode: 'text', autoComplete: 'postal-code', most: 12 },
] as const;

/** By what an order is found: its number or the address of mail, and the postal code. */
export function FindOrder({ state, page }: { state: TrackingState; page: PageView }) {
  const id = `${page.nodeId}.form`;
  const t = (key: string): string => page.t(`order-tracking.${key}`);
  return (
    <form
      className={accountForm.form}
      id={id}
      method="post"
      action={page.route('order-tracking')}
      data-action-start="order-tracking"
    >
      <input type="hidden" name="form" value={trackingForm} />
      <FormSummary
        form={id}
        fields={fields.map(({ name }) => ({
          ...{ id: fieldId(id, name), label: t(name) },
          fault: faultOf(state, name),
        }))}
        title={page.t('form.check')}
        colon={colonOf(page.locale)}
      />
      <p className={field.required}>{page.t('form.required')}</p>
      {fields.map(({ name, inputMode, autoComplete, most }) => (
        <Field
          key={name}
          id={fieldId(id, name)}
          label={t(name)}
          hint={t(`${name}.hint`)}
          error={faultOf(state, name)}
          faults={{ missing: t(`fault.${name}.missing`) }}
          required
        >
          {(control) => (
            <input
              {...control}
              name={name}
              defaultValue={state.values[name]}
              inputMode={inputMode}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={most}
            />
          )}
        </Field>
      ))}
      {state.needsProof && <CaptchaBox form={id} state={state} page={page} />}
      <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
        {t('submit')}
      </button>
    </form>
  );
}
