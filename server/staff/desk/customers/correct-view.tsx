import type { DeskVisit } from '../desk-page.ts';
import { FaultSummary, type Faults, Field } from '../form-parts.tsx';
import { customersPath } from './customer-list-view.tsx';
import type { CustomerDetails, DeskCustomer } from './desk-customers.ts';

interface CorrectProps {
  visit: DeskVisit;
  customer: DeskCustomer;
  /** As it is, or as it was typed. */
  details: { birthday: string; hasCredit: boolean };
  faults: Faults;
  formKey: string;
}

/** What of a customer decides on credit, which they cannot put right by themselves. */
export function CorrectView({ visit, customer, details, faults, formKey }: CorrectProps) {
  const { text } = visit;
  const { number, firstName, lastName } = customer;
  const path = `${customersPath}/${number}`;
  return (
    <>
      <p>
        <a href={path}>{text('customer.title', { number })}</a>
      </p>
      <h1>{text('customer.correct.title', { name: `${firstName} ${lastName}` })}</h1>
      <FaultSummary faults={faults} text={text} />
      <form className="card" method="post" action={`${path}/correct`}>
        <input type="hidden" name="key" value={formKey} />
        <Field
          name="birthday"
          label={text('customer.birthday')}
          hint={text('customer.birthday.hint')}
          defaultValue={details.birthday}
          maxLength={20}
          faults={faults}
        />
        <label className="choice">
          <input type="checkbox" name="credit" value="yes" defaultChecked={details.hasCredit} />
          <span>
            {text('customer.credit')}
            <span className="quiet">{text('customer.credit.about')}</span>
          </span>
        </label>
        <p>
          <button className="button">{text('customer.correct.submit')}</button>
        </p>
      </form>
    </>
  );
}

/** A birthday as people of the shop type it: `31.1.1980`. */
export function typedBirthday({ birthday }: Pick<CustomerDetails, 'birthday'>): string {
  return birthday === null ? '' : birthday.split('-').toReversed().map(Number).join('.');
}
