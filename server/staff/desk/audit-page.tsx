import { type Request, Router } from 'express';
import { dayAfter } from '../../../schemas/delivery/working-day.ts';
import { takeMethods } from '../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../http/query.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import { type AuditFilter, type AuditLog, isActor } from '../audit/audit-log.ts';
import { type AuditQuery, AuditView } from './audit-view.tsx';
import { type DeskPage, visitOf } from './desk-page.ts';
import type { ShowDesk } from './show-desk.tsx';
import { startOfDay } from './start-of-day.ts';

/** Entries of one page. */
const pageSize = 50;

/** What the shop's people did, for its administrators: filters stand in the address, pages go by the number of an entry. */
export function createAuditPage(
  { store }: Pick<StaffPorts, 'store'>,
  log: AuditLog,
  show: () => ShowDesk,
): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    async get(request, response) {
      const visit = visitOf(response);
      const { slug, timeZone } = visit.tenant;
      const query = queryOf(request);
      const [people, entries] = await Promise.all([
        store.ofShop(slug),
        log.list(slug, filterOf(query, timeZone), {
          limit: pageSize + 1,
          beforeId: /^[1-9]\d{0,14}$/.test(query.before) ? Number(query.before) : undefined,
        }),
      ]);
      const shown = entries.slice(0, pageSize);
      const olderThan = entries.length > pageSize ? shown.at(-1)?.id : undefined;
      show()(request, response, {
        title: visit.text('audit.title'),
        body: <AuditView {...{ visit, people, entries: shown, query, olderThan }} />,
      });
    },
  });
  return { name: 'audit', roles: ['administrator'], routes: router };
}

function queryOf({ originalUrl }: Request): AuditQuery {
  const read = createQueryReader(splitTarget(originalUrl).search);
  const [actor, action, subject] = [read('actor'), read('action'), read('subject')];
  return { actor, action, subject, from: read('from'), to: read('to'), before: read('before') };
}

/** What nobody could choose filters nothing. */
function filterOf({ actor, action, subject, from, to }: AuditQuery, timeZone: string): AuditFilter {
  const isDay = startOfDay(timeZone, to) !== undefined;
  return {
    actor: isActor(actor) ? actor : undefined,
    action: /^[a-z][a-z0-9.-]*$/.test(action) ? action : undefined,
    subject: /^[\x21-\x7e]+$/.test(subject) ? subject : undefined,
    from: startOfDay(timeZone, from),
    to: isDay ? startOfDay(timeZone, dayAfter(to)) : undefined,
  };
}
