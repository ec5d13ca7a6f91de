import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { type Faults, FaultSummary, Field } from '../form-parts.tsx';
import type { DeskCampaign } from './desk-vouchers.ts';

interface VouchersProps {
  visit: DeskVisit;
  campaigns: readonly DeskCampaign[];
  faults: Faults;
  /** Id of the voucher that is chosen; empty: the first. */
  chosen: string;
  /** Codes that one form makes. */
  most: number;
  /** By which a second press is known again. */
  formKey: string;
}

/** The form for codes. */
export function VouchersView({ visit: { text }, campaigns, faults, chosen, most, formKey }: VouchersProps) {
  return (
    <>
      <h1>{text('vouchers.title')}</h1>
      <FaultSummary faults={faults} text={text} />
      {campaigns.length === 0 ? (
        <p>{text('vouchers.none')}</p>
      ) : (
        <form className="card narrow" method="post" action={`${deskPath}/vouchers`}>
          <p className="quiet">{text('vouchers.text')}</p>
          <input type="hidden" name="key" value={formKey} />
          <div className="field">
            <label htmlFor="campaign">{text('vouchers.campaign')}</label>
            <select id="campaign" name="campaign" defaultValue={chosen || campaigns[0]?.id}>
              {campaigns.map(({ id, title, days }) => (
                <option key={id} value={id}>
                  {text('vouchers.option', { title, days })}
                </option>
              ))}
            </select>
          </div>
          <Field
            {...{ name: 'count', label: text('vouchers.count'), type: 'number', faults, defaultValue: '1' }}
            {...{ min: 1, max: most, required: true }}
          />
          <p>
            <button className="button">{text('vouchers.action')}</button>
          </p>
        </form>
      )}
    </>
  );
}

/** Codes that were made just now. */
export function IssuedVouchers({
  visit: { text },
  campaign,
  codes,
}: {
  visit: DeskVisit;
  campaign: DeskCampaign;
  codes: readonly string[];
}) {
  return (
    <div className="narrow">
      <h1>{text('vouchers.issued')}</h1>
      <p className="notice" role="status">
        {text('vouchers.once', { title: campaign.title, days: campaign.days })}
      </p>
      <ul className="codes single card">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a href={`${deskPath}/vouchers`}>{text('vouchers.more')}</a>
      </p>
    </div>
  );
}
