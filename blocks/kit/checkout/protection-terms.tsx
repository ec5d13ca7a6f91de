import type { Link } from '../../../schemas/link.ts';
import { faultOf } from '../account/fault-of.ts';
import type { FieldPart } from '../account/form-part.ts';
import type { PageView } from '../define/page-view.ts';
import { TermsTick } from '../form/terms-tick.tsx';
import { checkoutStyles } from './checkout-styles.ts';

interface ProtectionTermsProps {
  /** The `id` of the box. */
  id: string;
  /** Where the terms stand. */
  terms: Link | undefined;
  state: FieldPart['state'];
  page: PageView;
  /** Whether it has to be ticked whatever else is chosen; else while it is shown. */
  isRequired?: boolean;
}

/** The box for the terms of protection, never ticked beforehand, and where they stand: beside the form, so that nothing is lost. */
export function ProtectionTerms({ id, terms, state, page, isRequired = false }: ProtectionTermsProps) {
  const target = terms && page.link(terms);
  return (
    <>
      <TermsTick
        id={id}
        words={page.t('checkout.protection-terms')}
        missing={page.t('checkout.fault.terms.missing')}
        fault={faultOf(state, 'terms')}
        isRequired={isRequired}
      />
      {target && terms && (
        <a className={checkoutStyles.link} href={target.href} target="_blank" rel="noopener noreferrer">
          {page.t('checkout.protection-terms-read')}
        </a>
      )}
    </>
  );
}
