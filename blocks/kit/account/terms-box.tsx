import { faultOf } from './fault-of.ts';
import { fieldId, type FormPart } from './form-part.ts';
import { FieldFault } from '../form/field.tsx';
import { field } from '../form/field-styles.ts';
import { termsStyles as styles } from './terms-styles.ts';

/** Agreeing to the terms, never ticked beforehand, and where they stand: beside the form, so that nothing typed is lost. (Requirement 3.070) */
export function TermsBox({ form, state, page }: FormPart) {
  const id = fieldId(form, 'terms');
  const fault = faultOf(state, 'terms');
  const links = [
    { href: page.route('terms'), words: page.t('account-form.terms.read') },
    { href: page.route('privacy'), words: page.t('account-form.terms.privacy') },
  ];
  return (
    <div className={styles.terms}>
      <label className={field.choice}>
        <input
          id={id}
          className={field.tick}
          type="checkbox"
          name="terms"
          value="yes"
          defaultChecked={state.values.terms === 'yes'}
          required
          data-missing={page.t('account.fault.terms.missing')}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <span>
          {page.t('account-form.terms')}
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <FieldFault id={id} words={fault} />
      <p className={styles.legal}>
        {links.map(
          ({ href, words }) =>
            href !== undefined && (
              <a key={href} href={href} target="_blank">
                {words}
              </a>
            ),
        )}
      </p>
    </div>
  );
}
