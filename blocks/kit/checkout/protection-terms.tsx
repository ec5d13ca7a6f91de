import type { Link } from '../../../schemas/link.ts';
import { faultOf } from '../account/fault-of.ts';
import type { FieldPart } from '../account/form-part.ts';
import type { PageView } from '../define/page-view.ts';
import { FieldFault } from '../form/field.tsx';
import { field } from '../form/field-styles.ts';
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
  const fault = faultOf(state, 'terms');
  const target = terms && page.link(terms);
  return (
    <>
      <label className={field.choice}>
        <input
          id={id}
          className={field.tick}
          type="checkbox"
          name="terms"
          value="yes"
          required={isRequired}
          data-required={isRequired ? undefined : ''}
          data-missing={page.t('checkout.fault.terms.missing')}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <span>
          {page.t('checkout.protection-terms')}
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <FieldFault id={id} words={fault} />
      {target && terms && (
        <a className={checkoutStyles.link} href={target.href} target="_blank" rel="noopener noreferrer">
          {page.t('checkout.protection-terms-read')}
        </a>
      )}
    </>
  );
}
