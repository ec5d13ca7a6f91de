import { type Request, type Response, Router } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { type Entries, entryOf, readEntries } from '../../../http/read-entries.ts';
import type { StaffPorts } from '../../account/staff-ports.ts';
import { staffName } from '../../account/staff.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { type DeskPage, signedInAt, visitOf } from '../desk-page.ts';
import { formKeyOf, newFormKey } from '../form-key.ts';
import { noFaults } from '../form-parts.tsx';
import { officeRoles } from '../orders/order-rights.ts';
import type { ShowDesk } from '../show-desk.tsx';
import type { Told } from '../told.ts';
import type { DeskVouchers } from './desk-vouchers.ts';
import { IssuedVouchers, VouchersView } from './vouchers-view.tsx';

interface VoucherPageParts {
  vouchers: DeskVouchers;
  log: AuditLog;
  show: () => ShowDesk;
  clock: StaffPorts['clock'];
  random: StaffPorts['random'];
}

/** Codes of one form; the shell makes more. */
const mostAtOnce = 100;

/** Vouchers to issue: their codes are shown once, and nobody keeps them. */
export function createVouchersPage({ vouchers, log, show, clock, random }: VoucherPageParts): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    get: (request, response) => showForm(request, response, null),
    async post(request, response) {
      const visit = visitOf(response);
      const { slug } = visit.tenant;
      const entries = await readEntries(request);
      const campaign = vouchers.campaigns(slug).find(({ id }) => id === entryOf(entries, 'campaign'));
      if (!campaign) throw new HttpError(404, 'There is no such voucher');
      const typed = entryOf(entries, 'count').trim();
      const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
      if (count < 1 || count > mostAtOnce) return showForm(request, response, entries);
      const actor = staffName(signedInAt(response).staff.id);
      const told: Told = (within, change) =>
        log.record(
          {
            ...{ tenant: slug, at: clock(), actor, action: 'voucher.issued' },
            ...{ subject: `campaign:${campaign.id}`, ...change },
          },
          within,
        );
      const codes = await vouchers.issue(
        slug,
        { key: formKeyOf(entries), campaign: campaign.id, count },
        told,
      );
      const body = <IssuedVouchers {...{ visit, campaign, codes }} />;
      show()(request, response, { title: visit.text('vouchers.issued'), body });
    },
  });
  return { name: 'vouchers', roles: officeRoles, routes: router };

  /** `typed`: what was sent with a number that cannot be. */
  function showForm(request: Request, response: Response, typed: Entries | null): void {
    const visit = visitOf(response);
    const faults = typed ? { count: visit.text('vouchers.fault', { most: mostAtOnce }) } : noFaults;
    const campaigns = vouchers.campaigns(visit.tenant.slug);
    const chosen = typed ? entryOf(typed, 'campaign') : '';
    const body = (
      <VouchersView
        {...{ visit, campaigns, faults, chosen, most: mostAtOnce, formKey: newFormKey(random) }}
      />
    );
    show()(request, response, { title: visit.text('vouchers.title'), status: typed ? 422 : 200, body });
  }
}
