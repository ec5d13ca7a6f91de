import { faultOf } from './fault-of.ts';
import { fieldId, type FormPart } from './form-part.ts';
import { TermsTick } from '../form/terms-tick.tsx';
import { termsStyles as styles } from './terms-styles.ts';

/** Agreeing to the terms, never ticked beforehand, and where they stand: beside the form, so that nothing typed is lost. (Requirement 3.070) */
export function TermsBox({ form, state, page }: FormPart) {
  const links = [
    { href: page.route('terms'), words: page.t('account-form.terms.read') },
    { href: page.route('privacy'), words: page.t('account-form.terms.privacy') },
  ];
  return (
    <div className={styles.terms}>
      <TermsTick
        id={fieldId(form, 'terms')}
        words={page.t('account-form.terms')}
        missing={page.t('account.fault.terms.missing')}
        fault={faultOf(state, 'terms')}
        isTicked={state.values.terms === 'yes'}
      />
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
