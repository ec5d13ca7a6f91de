import { type Request, type Response, Router } from 'express';
import { readNewPassword, readPassword } from '../../../schemas/account/password.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { entryOf, readEntries } from '../../http/read-entries.ts';
import { changePassword } from '../account/change-password.ts';
import { renewRecoveryCodes } from '../account/renew-recovery-codes.ts';
import { staffCookie } from '../account/staff-cookie.ts';
import { passwordMin, type StaffPorts } from '../account/staff-ports.ts';
import type { StaffSession } from '../account/staff-sessions.ts';
import { staffName } from '../account/staff.ts';
import { staffPaths } from '../account/staff-paths.ts';
import { roleName, rolesIn } from '../account/staff-role.ts';
import {
  type DeskPage,
  type DeskVisit,
  homeOf,
  leadOn,
  type SignedIn,
  signedInAt,
  visitOf,
} from './desk-page.ts';
import { type Faults, FaultSummary, Field, noFaults, Table } from './form-parts.tsx';
import { Moment, momentWords } from './moment.tsx';
import { RecoveryCodes } from './recovery-codes-view.tsx';
import type { ShowDesk } from './show-desk.tsx';

/** One's own access: password, recovery codes, sessions. */
export function createAccountPage(ports: StaffPorts, show: () => ShowDesk, isHttps: boolean): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', { get: (request, response) => showPage(request, response) });
  takeMethods(router, '/password', {
    async post(request, response) {
      const { text, tenant, application } = visitOf(response);
      const { staff } = signedInAt(response);
      const place = { tenant: tenant.slug, application };
      const entries = await readEntries(request);
      const current = readPassword(entryOf(entries, 'currentPassword'));
      const password = readNewPassword(entryOf(entries, 'password'), passwordMin);
      if (!current.ok || !password.ok) {
        const faults: Faults = {
          ...(!current.ok && { currentPassword: text('fault.missing') }),
          ...(!password.ok && { password: text(`fault.${password.reason}`, { min: passwordMin }) }),
        };
        return showPage(request, response, { faults });
      }
      const changed = await changePassword(ports, place, staff, {
        currentPassword: current.password,
        password: password.password,
      });
      if (!changed.ok) {
        const form =
          changed.reason === 'wrong'
            ? { faults: { currentPassword: text('fault.current-password') } }
            : { words: text(`fault.${changed.reason}`) };
        return showPage(request, response, form);
      }
      // A new id: whoever knew the old one is out.
      const id = await ports.sessions.begin(changed.staff, place, {
        ...{ tenant: tenant.slug, at: ports.clock(), actor: staffName(staff.id), action: 'staff.signed-in' },
        ...{ subject: staffName(staff.id), before: null, after: null },
      });
      if (id !== null) response.append('Set-Cookie', staffCookie(id, { path: homeOf(response), isHttps }));
      leadOn(response, '/account', 'password-changed');
    },
  });
  takeMethods(router, '/recovery-codes', {
    async post(request, response) {
      const { text, tenant } = visitOf(response);
      const { staff } = signedInAt(response);
      const code = entryOf(await readEntries(request), 'code').trim();
      const made = code === '' ? null : await renewRecoveryCodes(ports, tenant.slug, staff, code);
      if (made === null || !made.ok) {
        const fault = text(code === '' ? 'fault.missing' : 'fault.used-code');
        return showPage(request, response, { faults: { code: fault } });
      }
      const next = { href: `${homeOf(response)}/account`, label: text('codes.back') };
      const body = <RecoveryCodes {...{ text, codes: made.codes, next }} />;
      show()(request, response, { title: text('codes.title'), body });
    },
  });
  takeMethods(router, '/sessions', {
    async post(request, response) {
      const { tenant } = visitOf(response);
      const { staff } = signedInAt(response);
      const session = entryOf(await readEntries(request), 'session');
      const isEnded =
        /^[1-9]\d{0,14}$/.test(session) &&
        (await ports.sessions.end(staff.id, Number(session), {
          ...{
            tenant: tenant.slug,
            at: ports.clock(),
            actor: staffName(staff.id),
            action: 'staff.session-ended',
          },
          ...{ subject: staffName(staff.id), before: null, after: null },
        }));
      if (!isEnded) throw new HttpError(404, 'There is no such session');
      leadOn(response, '/account', 'session-ended');
    },
  });

  async function showPage(
    request: Request,
    response: Response,
    form: { faults?: Faults; words?: string } = {},
  ): Promise<void> {
    const visit = visitOf(response);
    const signedIn = signedInAt(response);
    const { id } = signedIn.staff;
    const [sessions, codesLeft] = await Promise.all([
      ports.sessions.listOf(id),
      ports.store.countRecoveryCodes(id),
    ]);
    show()(request, response, {
      title: visit.text('account.title'),
      status: form.faults || form.words !== undefined ? 422 : 200,
      body: <AccountView {...{ visit, signedIn, sessions, codesLeft, ...form }} />,
    });
  }
  return { name: 'account', roles: 'all', routes: router };
}

interface AccountProps {
  visit: DeskVisit;
  signedIn: SignedIn;
  sessions: readonly StaffSession[];
  codesLeft: number;
  faults?: Faults;
  words?: string;
}

function AccountView({ visit, signedIn, sessions, codesLeft, faults = noFaults, words }: AccountProps) {
  const { text, application, tenant } = visit;
  const { staff } = signedIn;
  const roles = rolesIn(staff.roles, application, tenant.slug);
  const named =
    roles.map((role) => text(`role.${roleName({ application, role })}`)).join(', ') ||
    text('account.no-roles');
  const path = `${staffPaths[application]}/account`;
  return (
    <>
      <h1>{text('account.title')}</h1>
      <p>
        {text('account.email', { email: staff.email })}
        <br />
        {text('account.roles', { roles: named })}
      </p>
      <FaultSummary faults={faults} text={text} words={words} />
      <div className="columns">
        <form className="card" method="post" action={`${path}/password`}>
          <h2>{text('account.password')}</h2>
          <p className="quiet">{text('account.password.text')}</p>
          <Field
            {...{ name: 'currentPassword', label: text('field.current-password'), type: 'password', faults }}
            {...{ autoComplete: 'current-password', required: true }}
          />
          <Field
            {...{ name: 'password', label: text('field.new-password'), type: 'password', faults }}
            {...{ autoComplete: 'new-password', required: true }}
            hint={text('field.new-password.hint', { min: passwordMin })}
          />
          <p>
            <button className="button">{text('account.password.action')}</button>
          </p>
        </form>
        <form className="card" method="post" action={`${path}/recovery-codes`}>
          <h2>{text('account.codes')}</h2>
          <p className="quiet">{text('account.codes.left', { count: codesLeft })}</p>
          <Field
            {...{ name: 'code', label: text('field.app-code'), hint: text('field.app-code.hint'), faults }}
            {...{ autoComplete: 'one-time-code', inputMode: 'numeric', required: true, maxLength: 20 }}
          />
          <p>
            <button className="button second">{text('account.codes.action')}</button>
          </p>
        </form>
      </div>
      <SessionTable {...{ visit, sessions }} own={signedIn.session.id} />
    </>
  );
}

function SessionTable({ visit, sessions, own }: Pick<AccountProps, 'visit' | 'sessions'> & { own: number }) {
  const { text } = visit;
  const heads = ['created', 'seen', 'shop', 'action'].map((each) => text(`account.sessions.${each}`));
  return (
    <Table caption={text('account.sessions')} heads={heads}>
      {sessions.map(({ id, createdAt, seenAt, tenant, application }) => (
        <tr key={id}>
          <td>
            <Moment visit={visit} at={createdAt} />
          </td>
          <td>
            <Moment visit={visit} at={seenAt} />
          </td>
          <td>
            {tenant === visit.tenant.slug ? visit.tenant.name : tenant} · {text(`title.${application}`)}
          </td>
          <td>
            {id === own ? (
              text('account.sessions.this')
            ) : (
              <form method="post" action={`${staffPaths[visit.application]}/account/sessions`}>
                <button
                  className="button second"
                  name="session"
                  value={id}
                  aria-label={text('account.sessions.end-of', { moment: momentWords(visit, createdAt) })}
                >
                  {text('account.sessions.end')}
                </button>
              </form>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
