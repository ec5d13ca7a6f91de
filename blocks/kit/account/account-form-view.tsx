import type { ReactNode } from 'react';
import type { AccountForm } from '../../../schemas/account/form-state.ts';
import { colonOf } from '../../../schemas/writing/colon.ts';
import { button } from '../style/button.ts';
import { classNames } from '../style/class-names.ts';
import { field } from '../form/field-styles.ts';
import { FormSummary } from '../form/form-summary.tsx';
import { LinkView } from '../link/link-view.tsx';
import { accountForm as styles } from './account-form-styles.ts';
import { AccountNotice } from './account-notice.tsx';
import { faultOf } from './fault-of.ts';
import { fieldLabel, type LabelledField } from './field-label.ts';
import { fieldId, type FormPart } from './form-part.ts';

interface AccountFormViewProps extends Omit<FormPart, 'form'> {
  /** The block whose action sends the form. */
  block: string;
  form: AccountForm;
  /** The `id` of the form; those of its fields are made by `fieldId`. */
  id: string;
  /** The form’s own page, for browsers without scripts. */
  route: string;
  /** The fields that may be wrong, in their order; with a label of its own where this form has another. */
  fields: readonly (LabelledField | { name: string; label: string })[];
  submit: string;
  /** False where no field has to be filled in. */
  hasRequired?: boolean;
  /** What is said when a call brings no answer; default: that something failed. */
  failed?: string;
  /** True where a form that was taken has done its work: what was done is said in its place. */
  endsWithIt?: boolean;
  /** True where a form that was taken shows what is kept now, and so what was typed. */
  keepsWhatIsTyped?: boolean;
  children?: ReactNode;
  /** Another page, below the button; it stays when the form has done its work, or can do none. */
  link?: { route: string; label: string };
}

/** A form of an account: it posts to its own page, and a script sends the same as JSON and tells the same beside the fields. */
export function AccountFormView(props: AccountFormViewProps) {
  const { block, form, id, route, state, page, fields, submit, hasRequired = true, children, link } = props;
  const { endsWithIt = false, keepsWhatIsTyped = false, failed = page.t('account.failed') } = props;
  return (
    <>
      {/* That something is wrong is shown by the list of what it is. */}
      <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
      {!state.isOver && (
        <form
          className={styles.form}
          id={id}
          method="post"
          action={page.route(route) ?? ''}
          data-action={block}
          data-action-on="submit"
          data-action-start={block}
          data-failed={failed}
          data-busy={page.t('form.busy')}
          data-offline={page.t('form.offline')}
          data-ends={endsWithIt ? '' : undefined}
          data-keeps={keepsWhatIsTyped ? '' : undefined}
        >
          <input type="hidden" name="form" value={form} />
          <FormSummary
            form={id}
            fields={fields
              .map((each) =>
                typeof each === 'string' ? { name: each, label: fieldLabel(each, page) } : each,
              )
              .map(({ name, label }) => ({ id: fieldId(id, name), label, fault: faultOf(state, name) }))}
            title={page.t('form.check')}
            colon={colonOf(page.locale)}
          />
          {hasRequired && <p className={field.required}>{page.t('form.required')}</p>}
          {children}
          <button className={classNames(button.root, button.primary, styles.submit)} type="submit">
            {submit}
          </button>
        </form>
      )}
      {link && (
        <p className={styles.links}>
          <LinkView link={{ route: link.route }} page={page} otherwise="nothing">
            {link.label}
          </LinkView>
        </p>
      )}
    </>
  );
}
