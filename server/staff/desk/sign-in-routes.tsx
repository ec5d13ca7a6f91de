import { type Request, type RequestHandler, type Response, Router } from 'express';
import { readEmailAddress } from '../../../schemas/account/email-address.ts';
import { readPassword } from '../../../schemas/account/password.ts';
import { refuseTooMany } from '../../http/call-limit.ts';
import { isRead, takeMethods } from '../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { entryOf, readEntries } from '../../http/read-entries.ts';
import { signIn } from '../account/sign-in.ts';
import { clearedStaffCookie, staffCookie } from '../account/staff-cookie.ts';
import { allShops, staffLimits, type StaffPorts } from '../account/staff-ports.ts';
import { staffName } from '../account/staff.ts';
import { staffPaths } from '../account/staff-paths.ts';
import type { StaffApplication } from '../account/staff-role.ts';
import { leadOn, leadTo, ownDeskPath, visitOf } from './desk-page.ts';
import type { DeskText } from './desk-text.ts';
import { type Faults, FaultSummary, Field, noFaults } from './form-parts.tsx';
import { keptText, readKeptForm } from './kept-form.ts';
import { ResumeView } from './resume-view.tsx';
import type { ShowDesk } from './show-desk.tsx';

interface SignInRoutes {
  routes: RequestHandler;
  /** Leads whoever is not signed in to the form, and back afterwards; what they had typed goes with them. */
  lead(request: Request, response: Response): Promise<void>;
}

/** Signing in, with password and code at once, and out. */
export function createSignInRoutes(
  ports: StaffPorts,
  show: ShowDesk,
  { application, isHttps }: { application: StaffApplication; isHttps: boolean },
): SignInRoutes {
  const router = Router({ strict: true, caseSensitive: true });
  const home = staffPaths[application];
  const place = { path: home, isHttps };

  takeMethods(router, '/sign-in', {
    get(request, response) {
      if (visitOf(response).signedIn) leadOn(response, '');
      else showForm(request, response, { email: '', to: toOf(request), kept: '' });
    },
    async post(request, response) {
      await refuseTooMany(ports, staffLimits.signInByAddress, { tenant: allShops, address: request.ip });
      const { tenant, text } = visitOf(response);
      const entries = await readEntries(request);
      const read = readEmailAddress(entryOf(entries, 'email'));
      const password = readPassword(entryOf(entries, 'password'));
      const code = entryOf(entries, 'code').trim();
      const to = entryOf(entries, 'to');
      const kept = entryOf(entries, 'kept');
      const typed = { email: entryOf(entries, 'email'), to, kept };
      const faults: Faults = {
        ...(!read.ok && { email: text(read.reason === 'missing' ? 'fault.missing' : 'fault.email') }),
        ...(!password.ok && { password: text(`fault.${password.reason}`, { min: 1 }) }),
        ...(code === '' && { code: text('fault.missing') }),
      };
      if (!read.ok || !password.ok || code === '') return showForm(request, response, { ...typed, faults });
      const done = await signIn(
        ports,
        { tenant: tenant.slug, application },
        { email: read.email, password: password.password, code },
      );
      if (!done.ok) {
        const words = text(done.reason === 'busy' ? 'fault.busy' : 'sign-in.wrong');
        return showForm(request, response, { ...typed, words });
      }
      response.append('Set-Cookie', staffCookie(done.sessionId, place));
      const form = readKeptForm(ownDeskPath(response, to), kept);
      if (!form) return leadTo(response, ownDeskPath(response, to));
      show(request, response, { title: text('resume.title'), body: <ResumeView {...{ text, form }} /> });
    },
  });
  takeMethods(router, '/sign-out', {
    async post(_request, response) {
      const { signedIn, tenant } = visitOf(response);
      if (signedIn) {
        const { staff, session } = signedIn;
        await ports.sessions.end(staff.id, session.id, {
          ...{
            tenant: tenant.slug,
            at: ports.clock(),
            actor: staffName(staff.id),
            action: 'staff.signed-out',
          },
          ...{ subject: staffName(staff.id), before: null, after: null },
        });
      }
      response.append('Set-Cookie', clearedStaffCookie(place));
      leadOn(response, '/sign-in', 'signed-out');
    },
  });

  function showForm(request: Request, response: Response, form: SignInForm): void {
    const { text, tenant } = visitOf(response);
    const isFaulty = form.faults !== undefined || form.words !== undefined;
    show(request, response, {
      title: text('sign-in.title'),
      status: isFaulty ? 422 : form.isEnded ? 403 : 200,
      body: <SignInView {...form} {...{ text, home }} shop={tenant.name} />,
    });
  }
  return {
    routes: router,
    async lead(request, response) {
      const { method, originalUrl } = request;
      if (!isRead(method)) {
        const kept = keptText(await readEntries(request));
        if (kept === null) return leadTo(response, `${home}/sign-in`);
        return showForm(request, response, { email: '', to: originalUrl, kept, isEnded: true });
      }
      const to = originalUrl === home ? '' : `?to=${encodeURIComponent(originalUrl)}`;
      leadTo(response, `${home}/sign-in${to}`);
    },
  };
}

const toOf = ({ originalUrl }: Request): string => createQueryReader(splitTarget(originalUrl).search)('to');

interface SignInForm {
  email: string;
  to: string;
  /** A form that was sent without a session, as `keptText` writes it. */
  kept: string;
  /** Whether that was just now. */
  isEnded?: boolean;
  faults?: Faults;
  words?: string;
}

function SignInView({
  text,
  shop,
  home,
  email,
  to,
  kept,
  isEnded = false,
  faults = noFaults,
  words,
}: SignInForm & { text: DeskText; shop: string; home: string }) {
  return (
    <div className="narrow">
      <h1>{text('sign-in.title')}</h1>
      {isEnded ? (
        <p className="notice bad" role="alert">
          {text('sign-in.ended')}
        </p>
      ) : (
        <p>{text('sign-in.text', { shop })}</p>
      )}
      <FaultSummary faults={faults} text={text} words={words} />
      <form className="card" method="post" action={`${home}/sign-in`}>
        <input type="hidden" name="to" value={to} />
        {kept !== '' && <input type="hidden" name="kept" value={kept} />}
        <Field
          {...{ name: 'email', label: text('field.email'), type: 'email', faults, required: true }}
          {...{ autoComplete: 'username', defaultValue: email, maxLength: 254 }}
        />
        <Field
          {...{ name: 'password', label: text('field.password'), type: 'password', faults, required: true }}
          autoComplete="current-password"
        />
        <Field
          {...{
            name: 'code',
            label: text('field.code'),
            hint: text('field.code.hint'),
            faults,
            required: true,
          }}
          {...{ autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false, maxLength: 20 }}
        />
        <p>
          <button className="button">{text('sign-in.action')}</button>
        </p>
      </form>
      <p className="quiet">{text('sign-in.help')}</p>
    </div>
  );
}
