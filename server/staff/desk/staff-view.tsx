import { type Staff, staffName } from '../account/staff.ts';
import { deskPath } from '../account/staff-paths.ts';
import type { DeskVisit } from './desk-page.ts';
import { Choices } from './form-parts.tsx';
import { roleChoices, roleNamesIn, stateOf } from './staff-list-view.tsx';

interface StaffProps {
  visit: DeskVisit;
  subject: Staff;
  /** Who looks is who is shown. */
  isOwn: boolean;
  /** Works in a shop, too, that who looks does not administer. */
  isForeign: boolean;
}

/** One of the shop's people, and what an administrator can do about their access. */
export function StaffView({ visit, subject, isOwn, isForeign }: StaffProps) {
  const { text } = visit;
  const state = stateOf(subject);
  const actor = encodeURIComponent(staffName(subject.id));
  return (
    <>
      <p>
        <a href={`${deskPath}/staff`}>{text('staff.back')}</a>
      </p>
      <h1>{subject.email}</h1>
      <p>
        <span className={`state ${state}`}>{text(`staff.state.${state}`)}</span>{' '}
        <a href={`${deskPath}/audit?actor=${actor}`}>{text('staff.audit')}</a>
      </p>
      {isOwn ? (
        <p className="card">{text('staff.own')}</p>
      ) : (
        <>
          {isForeign && <p className="card">{text('staff.foreign')}</p>}
          <div className="columns">
            <RolesForm visit={visit} subject={subject} />
            {!isForeign && (
              <div>
                {state !== 'disabled' && <StepForm visit={visit} subject={subject} step="link" />}
                <StepForm
                  visit={visit}
                  subject={subject}
                  step={state === 'disabled' ? 'enable' : 'disable'}
                />
              </div>
            )}
          </div>
        </>
      )}
    </>
  );
}

function RolesForm({ visit: { text, tenant }, subject }: Pick<StaffProps, 'visit' | 'subject'>) {
  return (
    <form className="card" method="post" action={`${deskPath}/staff/${subject.id}/roles`}>
      <h2>{text('staff.roles.title', { shop: tenant.name })}</h2>
      <p className="quiet">{text('staff.roles.text')}</p>
      <Choices
        {...{ name: 'roles', label: text('field.roles'), choices: roleChoices(text), faults: {} }}
        chosen={roleNamesIn(subject, tenant.slug)}
      />
      <p>
        <button className="button">{text('staff.roles.action')}</button>
      </p>
    </form>
  );
}

/** A step that needs no more than a button. */
function StepForm({
  visit: { text },
  subject,
  step,
}: Pick<StaffProps, 'visit' | 'subject'> & { step: 'link' | 'disable' | 'enable' }) {
  return (
    <form className="card" method="post" action={`${deskPath}/staff/${subject.id}/${step}`}>
      <h2>{text(`staff.${step}`)}</h2>
      <p className="quiet">{text(`staff.${step}.text`)}</p>
      <p>
        <button className={`button ${step === 'disable' ? 'danger' : 'second'}`}>
          {text(`staff.${step}.action`)}
        </button>
      </p>
    </form>
  );
}
