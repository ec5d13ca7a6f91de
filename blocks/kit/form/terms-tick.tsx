import { FieldFault } from './field.tsx';
import { field } from './field-styles.ts';

interface TermsTickProps {
  id: string;
  /** What is agreed to. */
  words: string;
  /** What is said where it was not ticked. */
  missing: string;
  /** What is wrong with it now. */
  fault: string | undefined;
  /** Whether it was ticked in the form that comes back: never beforehand. */
  isTicked?: boolean;
  /** Whether it has to be ticked whatever else is chosen; else while it is shown. */
  isRequired?: boolean;
}

/** The box with which terms are agreed to. */
export function TermsTick({
  id,
  words,
  missing,
  fault,
  isTicked = false,
  isRequired = true,
}: TermsTickProps) {
  return (
    <>
      <label className={field.choice}>
        <input
          id={id}
          className={field.tick}
          type="checkbox"
          name="terms"
          value="yes"
          defaultChecked={isTicked}
          required={isRequired}
          data-required={isRequired ? undefined : ''}
          data-missing={missing}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <span>
          {words}
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <FieldFault id={id} words={fault} />
    </>
  );
}
