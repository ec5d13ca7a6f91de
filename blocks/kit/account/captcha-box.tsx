import { classNames } from '../style/class-names.ts';
import { FieldFault } from '../form/field.tsx';
import { field } from '../form/field-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { captcha as styles } from './captcha-styles.ts';
import { faultOf } from './fault-of.ts';
import { fieldLabel } from './field-label.ts';
import type { FormState } from '../../../schemas/account/form-state.ts';
import { fieldId, type FieldPart } from './form-part.ts';

interface CaptchaBoxProps extends FieldPart {
  state: Pick<FormState, 'values' | 'faults' | 'needsProof' | 'formToken'>;
}

/**
 * The check that a person fills in a form: work that the browser does by itself, or, without scripts and for who wants it, a
 * token that stands in the form. Unseen while none is asked for; a script shows it when the shop asks after all.
 * (Requirements 2.094, 5.009)
 */
export function CaptchaBox({ form, state, page }: CaptchaBoxProps) {
  const words = (name: string): string => page.t(`account-form.captcha.${name}`);
  return (
    <div
      className={styles.root}
      id={fieldId(form, 'captcha')}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${form}-captcha-title`}
      data-captcha=""
      data-working={words('working')}
      data-done={words('done')}
      data-skipped={words('skipped')}
      data-failed={words('failed')}
      hidden={!state.needsProof}
    >
      <Icon name="shield" />
      <p className={styles.title} id={`${form}-captcha-title`}>
        {fieldLabel('captcha', page)}
      </p>
      <p className={classNames(styles.text, styles.unscripted)}>{words('unscripted')}</p>
      <p className={classNames(styles.text, styles.scripted)}>{words('how')}</p>
      <p className={classNames(styles.state, styles.scripted)} role="status" />
      <label className={classNames(field.choice, styles.scripted)}>
        <input className={field.tick} type="checkbox" data-skip="" />
        {words('skip')}
      </label>
      <input type="hidden" name="captcha" />
      <input type="hidden" name="formToken" value={state.formToken} />
      <FieldFault id={fieldId(form, 'captcha')} words={faultOf(state, 'captcha')} />
    </div>
  );
}
