import type { ReactNode } from 'react';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { faultOf } from '../account/fault-of.ts';
import { fieldId, type FieldPart } from '../account/form-part.ts';
import { accountForm } from '../account/account-form-styles.ts';
import { field } from '../form/field-styles.ts';
import { FormSummary } from '../form/form-summary.tsx';
import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';
import { PageOwner } from './page-owner.tsx';
import { checkoutStyles as styles } from './checkout-styles.ts';

interface StepFormProps extends Omit<FieldPart, 'form'> {
  /** The block whose action takes over its checks. */
  block: string;
  /** Its name, among those of its page. */
  form: string;
  /** The `id` of the form; those of its fields are made by `fieldId`. */
  id: string;
  /** What may be wrong, in the order of the form. */
  fields: readonly { name: string; label: string }[];
  hasRequired?: boolean;
  submit: string;
  /** The way back. */
  back?: { href: string | undefined; label: string } | undefined;
  children?: ReactNode;
}

/**
 * A form of ordering. It is sent to the address at which it stands, by the browser itself: the step, or the page on which that is
 * changed.
 */
export function StepForm(props: StepFormProps) {
  const { block, form, id, fields, hasRequired = true, submit, back, state, page, children } = props;
  return (
    <form className={styles.form} id={id} method="post" data-action-start={block}>
      <input type="hidden" name="form" value={form} />
      <PageOwner values={state.values} />
      {fields.length > 0 && (
        <FormSummary
          form={id}
          fields={fields.map(({ name, label }) => ({
            ...{ id: fieldId(id, name), label },
            fault: faultOf(state, name),
          }))}
          title={page.t('form.check')}
          colon={colonOf(page.locale)}
        />
      )}
      {hasRequired && <p className={field.required}>{page.t('form.required')}</p>}
      {children}
      <div className={styles.actions}>
        <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
          {submit}
        </button>
        {back?.href !== undefined && (
          <a className={styles.link} href={back.href}>
            {back.label}
          </a>
        )}
      </div>
    </form>
  );
}
