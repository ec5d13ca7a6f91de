import { type Request, type RequestHandler, type Response, Router } from 'express';
import { readNewPassword } from '../../../schemas/account/password.ts';
import { refuseTooMany } from '../../http/call-limit.ts';
import { takeMethods } from '../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import { entryOf, readEntries } from '../../http/read-entries.ts';
import { joinStaff, lookAtInvitation } from '../account/join-staff.ts';
import { allShops, passwordMin, staffLimits, type StaffPorts } from '../account/staff-ports.ts';
import { totpAddress } from '../account/totp.ts';
import { homeOf, visitOf } from './desk-page.ts';
import type { DeskText } from './desk-text.ts';
import { type Faults, FaultSummary, Field, noFaults } from './form-parts.tsx';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes-view.tsx';
import type { ShowDesk } from './show-desk.tsx';

/** Following an invitation: password and second factor, then the recovery codes, which are told this once. */
export function createInvitationRoutes(ports: StaffPorts, show: ShowDesk): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/invitation', {
    async get(request, response) {
      await refuseTooMany(ports, staffLimits.linkByAddress, { tenant: allShops, address: request.ip });
      await showForm(request, response, createQueryReader(splitTarget(request.originalUrl).search)('token'));
    },
    async post(request, response) {
      await refuseTooMany(ports, staffLimits.linkByAddress, { tenant: allShops, address: request.ip });
      const { text, tenant } = visitOf(response);
      const entries = await readEntries(request);
      const token = entryOf(entries, 'token');
      const code = entryOf(entries, 'code').replaceAll(/\s/g, '');
      const password = readNewPassword(entryOf(entries, 'password'), passwordMin);
      if (!password.ok) {
        const fault = text(`fault.${password.reason}`, { min: passwordMin });
        return showForm(request, response, token, { faults: { password: fault } });
      }
      const joined = await joinStaff(ports, {
        tenant: tenant.slug,
        token,
        password: password.password,
        code,
      });
      if (joined.ok) {
        const { recoveryCodes: codes } = joined;
        const next = { href: `${homeOf(response)}/sign-in`, label: text('codes.next') };
        show(request, response, {
          title: text('codes.title'),
          body: <RecoveryCodes {...{ text, codes, next }} />,
        });
      } else if (joined.reason === 'code')
        await showForm(request, response, token, { faults: { code: text('fault.code') } });
      else if (joined.reason === 'busy')
        await showForm(request, response, token, { words: text('fault.busy') });
      else refuse(request, response, joined.reason);
    },
  });

  async function showForm(
    request: Request,
    response: Response,
    token: string,
    form: { faults?: Faults; words?: string } = {},
  ): Promise<void> {
    const looked = await lookAtInvitation(ports, token);
    if (!looked.ok) return refuse(request, response, looked.reason);
    const { text, tenant } = visitOf(response);
    const { email } = looked.staff;
    show(request, response, {
      title: text('invitation.title'),
      status: form.faults || form.words !== undefined ? 422 : 200,
      body: (
        <InvitationView
          {...{ text, token, email, secret: looked.secret, issuer: tenant.name, ...form }}
          home={homeOf(response)}
        />
      ),
    });
  }

  function refuse(request: Request, response: Response, reason: 'invalid' | 'expired'): void {
    const { text } = visitOf(response);
    const title = text(`invitation.${reason}.title`);
    show(request, response, {
      ...{ title, status: 410 },
      body: (
        <div className="narrow">
          <h1>{title}</h1>
          <p>{text(`invitation.${reason}`)}</p>
        </div>
      ),
    });
  }
  return router;
}

interface InvitationProps {
  text: DeskText;
  home: string;
  token: string;
  email: string;
  secret: string;
  issuer: string;
  faults?: Faults;
  words?: string;
}

function InvitationView({
  text,
  home,
  token,
  email,
  secret,
  issuer,
  faults = noFaults,
  words,
}: InvitationProps) {
  return (
    <div className="narrow">
      <h1>{text('invitation.title')}</h1>
      <p>{text('invitation.text', { email })}</p>
      <FaultSummary faults={faults} text={text} words={words} />
      <form method="post" action={`${home}/invitation`}>
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <section className="card">
          <h2>{text('invitation.step-password')}</h2>
          <Field
            {...{
              name: 'password',
              label: text('field.new-password'),
              type: 'password',
              faults,
              required: true,
            }}
            hint={text('field.new-password.hint', { min: passwordMin })}
            autoComplete="new-password"
          />
        </section>
        <section className="card">
          <h2>{text('invitation.step-app')}</h2>
          <p>{text('invitation.app')}</p>
          <QrPicture
            text={totpAddress(secret, { issuer, label: email })}
            label={text('invitation.picture')}
          />
          <p>
            {text('invitation.key')}
            <br />
            <span className="key">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
          </p>
          <Field
            {...{ name: 'code', label: text('field.app-code'), hint: text('field.app-code.hint'), faults }}
            {...{ autoComplete: 'one-time-code', inputMode: 'numeric', required: true, maxLength: 20 }}
          />
        </section>
        <p>
          <button className="button">{text('invitation.action')}</button>
        </p>
      </form>
    </div>
  );
}
