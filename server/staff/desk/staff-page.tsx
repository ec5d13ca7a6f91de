import { type Request, type Response, Router } from 'express';
import { emailKey, readEmailAddress } from '../../../schemas/account/email-address.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { type Entries, entryOf, readEntries } from '../../http/read-entries.ts';
import { administersAll, setDisabled, setRoles } from '../account/administer-staff.ts';
import { inviteStaff } from '../account/invite-staff.ts';
import { namedRoles, type NamedRole, roleName, rolesIn, staffApplications } from '../account/staff-role.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import { type Staff, staffName } from '../account/staff.ts';
import { type DeskPage, leadOn, signedInAt, visitOf } from './desk-page.ts';
import type { Faults } from './form-parts.tsx';
import type { ShowDesk } from './show-desk.tsx';
import { StaffListView } from './staff-list-view.tsx';
import { StaffView } from './staff-view.tsx';

/** The shop's people, for its administrators: who they are, inviting them, their roles, new links, shutting accounts. */
export function createStaffPage(ports: StaffPorts, show: () => ShowDesk): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    get: (request, response) => showList(request, response),
    async post(request, response) {
      const { text } = visitOf(response);
      const entries = await readEntries(request);
      const email = entryOf(entries, 'email');
      const roles = rolesOf(entries);
      const read = readEmailAddress(email);
      if (!read.ok || roles.length === 0) {
        const faults: Faults = {
          ...(!read.ok && { email: text(read.reason === 'missing' ? 'fault.missing' : 'fault.email') }),
          ...(roles.length === 0 && { roles: text('fault.roles') }),
        };
        return showList(request, response, { email, roles, faults });
      }
      const { staff } = signedInAt(response);
      if (emailKey(read.email) === emailKey(staff.email))
        return showList(request, response, { email, roles, faults: { email: text('staff.own') } });
      const invited = await invite(response, read.email, roles);
      if (!invited.ok)
        return showList(request, response, {
          email,
          roles,
          faults: { email: text('staff.disabled-account') },
        });
      leadOn(response, '/staff', invited.link === null ? 'roles-given' : 'invited');
    },
  });
  takeMethods(router, '/:id', {
    async get(request, response) {
      const { text } = visitOf(response);
      const subject = await subjectOf(request, response);
      const { staff } = signedInAt(response);
      const isOwn = staff.id === subject.id;
      const isForeign = !administersAll(staff, subject);
      show()(request, response, {
        title: `${subject.email} – ${text('staff.title')}`,
        body: <StaffView {...{ visit: visitOf(response), subject, isOwn, isForeign }} />,
      });
    },
  });
  takeMethods(router, '/:id/roles', {
    async post(request, response) {
      const subject = await subjectOf(request, response);
      const roles = rolesOf(await readEntries(request));
      const administrator = administratorAt(response);
      if (administrator.staff.id === subject.id) refuse({ ok: false, reason: 'own' });
      for (const application of staffApplications) {
        const given = roles.filter((role) => role.application === application).map(({ role }) => role);
        const before = rolesIn(subject.roles, application, administrator.tenant);
        if (given.join(' ') !== before.join(' '))
          refuse(await setRoles(ports, administrator, subject, { application, roles: given }));
      }
      // Without a role here, there is no page about them any more.
      leadOn(response, roles.length === 0 ? '/staff' : `/staff/${subject.id}`, 'roles-saved');
    },
  });
  takeMethods(router, '/:id/link', {
    async post(request, response) {
      const subject = await subjectOf(request, response);
      const { staff } = signedInAt(response);
      if (staff.id === subject.id) refuse({ ok: false, reason: 'own' });
      if (!administersAll(staff, subject)) refuse({ ok: false, reason: 'foreign' });
      const sent = await invite(response, subject.email, []);
      if (!sent.ok) throw new HttpError(409, 'A disabled account gets no link');
      leadOn(response, `/staff/${subject.id}`, 'link-sent');
    },
  });
  for (const isDisabled of [true, false])
    takeMethods(router, `/:id/${isDisabled ? 'disable' : 'enable'}`, {
      async post(request, response) {
        const subject = await subjectOf(request, response);
        refuse(await setDisabled(ports, administratorAt(response), subject, isDisabled));
        leadOn(response, `/staff/${subject.id}`, isDisabled ? 'disabled' : 'enabled');
      },
    });

  /** Somebody with a role in this shop; whoever works elsewhere alone is not there. */
  async function subjectOf({ params }: Request, response: Response): Promise<Staff> {
    const { slug } = visitOf(response).tenant;
    const id = String(params['id']);
    const subject = /^[\w-]{22}$/.test(id) ? await ports.store.byId(id) : null;
    if (!subject?.roles.some(({ tenant }) => tenant === slug))
      throw new HttpError(404, 'There is nobody of this name');
    return subject;
  }

  function invite(response: Response, email: string, roles: readonly NamedRole[]) {
    const tenant = visitOf(response).tenant.slug;
    const given = roles.map((role) => ({ tenant, ...role }));
    const actor = staffName(signedInAt(response).staff.id);
    return inviteStaff(ports, { actor, tenant, email, roles: given, renews: roles.length === 0 });
  }

  async function showList(request: Request, response: Response, form?: InviteForm): Promise<void> {
    const visit = visitOf(response);
    const people = await ports.store.ofShop(visit.tenant.slug);
    show()(request, response, {
      title: visit.text('staff.title'),
      status: form ? 422 : 200,
      body: (
        <StaffListView
          {...{ visit, people, own: signedInAt(response).staff.id }}
          {...(form ?? { email: '', faults: {} })}
          roles={form?.roles.map(roleName) ?? []}
        />
      ),
    });
  }
  return { name: 'staff', roles: ['administrator'], routes: router };
}

interface InviteForm {
  email: string;
  roles: readonly NamedRole[];
  faults: Faults;
}

const administratorAt = (response: Response) => ({
  tenant: visitOf(response).tenant.slug,
  staff: signedInAt(response).staff,
});

const rolesOf = ({ values }: Entries): NamedRole[] =>
  namedRoles.filter((role) => values.get('roles')?.includes(roleName(role)));

/** What no page offers is refused as what nobody may do. */
function refuse(done: { ok: true } | { ok: false; reason: string }): void {
  if (!done.ok) throw new HttpError(403, `This is not for this administrator to do: ${done.reason}`);
}
