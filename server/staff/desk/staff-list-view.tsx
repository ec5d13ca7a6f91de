import { namedRoles, roleName } from '../account/staff-role.ts';
import type { Staff } from '../account/staff.ts';
import { deskPath } from '../account/staff-paths.ts';
import type { DeskVisit } from './desk-page.ts';
import type { DeskText } from './desk-text.ts';
import { Choices, type Faults, FaultSummary, Field, Table } from './form-parts.tsx';
import { Moment } from './moment.tsx';

/** Whether somebody can sign in, in a word of `staff.state`. */
export function stateOf({ disabledAt, joinedAt }: Staff): 'disabled' | 'active' | 'invited' {
  return disabledAt !== null ? 'disabled' : joinedAt === null ? 'invited' : 'active';
}

/** The roles as boxes to tick, all applications in one list. */
export const roleChoices = (text: DeskText) =>
  namedRoles.map(roleName).map((value) => ({
    ...{ value, label: text(`role.${value}`), about: text(`role.${value}.about`) },
  }));

/** Names of the roles that somebody has in a shop, in the order of the lists. */
export function roleNamesIn({ roles }: Staff, tenant: string): string[] {
  const own = new Set(roles.filter((role) => role.tenant === tenant).map(roleName));
  return namedRoles.map(roleName).filter((name) => own.has(name));
}

interface StaffListProps {
  visit: DeskVisit;
  people: readonly Staff[];
  /** Id of who looks. */
  own: string;
  /** What was typed into the form to invite. */
  email: string;
  roles: readonly string[];
  faults: Faults;
}

/** Everybody who has a role in the shop, and the form to invite somebody. */
export function StaffListView({ visit, people, own, email, roles, faults }: StaffListProps) {
  const { text, tenant } = visit;
  const heads = ['email', 'roles', 'state', 'since'].map((each) => text(`staff.${each}`));
  return (
    <>
      <h1>{text('staff.title')}</h1>
      <FaultSummary faults={faults} text={text} />
      <Table caption={text('staff.table', { shop: tenant.name })} heads={heads}>
        {people.map((staff) => (
          <tr key={staff.id}>
            <th scope="row">
              <a href={`${deskPath}/staff/${staff.id}`}>{staff.email}</a>
              {staff.id === own && <span className="quiet"> ({text('staff.you')})</span>}
            </th>
            <td>
              {roleNamesIn(staff, tenant.slug)
                .map((name) => text(`role.${name}`))
                .join(', ')}
            </td>
            <td>
              <span className={`state ${stateOf(staff)}`}>{text(`staff.state.${stateOf(staff)}`)}</span>
            </td>
            <td>
              <Moment visit={visit} at={staff.disabledAt ?? staff.joinedAt ?? staff.createdAt} />
            </td>
          </tr>
        ))}
      </Table>
      <form className="card narrow" method="post" action={`${deskPath}/staff`}>
        <h2>{text('staff.invite')}</h2>
        <p className="quiet">{text('staff.invite.text')}</p>
        <Field
          {...{ name: 'email', label: text('field.email'), type: 'email', faults, defaultValue: email }}
          {...{ required: true, maxLength: 254, autoComplete: 'off' }}
        />
        <Choices
          {...{
            name: 'roles',
            label: text('field.roles'),
            choices: roleChoices(text),
            chosen: roles,
            faults,
          }}
        />
        <p>
          <button className="button">{text('staff.invite.action')}</button>
        </p>
      </form>
    </>
  );
}
