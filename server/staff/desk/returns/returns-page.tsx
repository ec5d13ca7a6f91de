import { Router } from 'express';
import { takeMethods } from '../../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { deskPath } from '../../account/staff-paths.ts';
import { type DeskPage, signedInAt, visitOf } from '../desk-page.ts';
import { isOffice, orderRoles } from '../orders/order-rights.ts';
import type { ShowDesk } from '../show-desk.tsx';
import {
  type ReturnPlace,
  type ReturnQueue,
  returnQueues,
} from '../../../../schemas/fulfilment/listed-return.ts';
import type { DeskReturns } from './desk-returns.ts';
import { ReturnListView } from './return-list-view.tsx';

const pageSize = 50;

/** Returns of all orders: what is on its way, what is to be paid back, and all. */
export function createReturnsPage({
  returns,
  show,
}: {
  returns: DeskReturns;
  show: () => ShowDesk;
}): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    async get(request, response) {
      const visit = visitOf(response);
      const read = createQueryReader(splitTarget(request.originalUrl).search);
      const queue = queueOf(read('state'), isOffice(signedInAt(response)));
      const after = read('after');
      const page = { limit: pageSize + 1, after: placeOf(after) };
      const found = await returns.list(visit.tenant.slug, queue === 'all' ? undefined : queue, page);
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      show()(request, response, {
        title: visit.text('returns.title'),
        body: (
          <ReturnListView
            {...{ visit, queue, after, returns: shown, next: last && placeWords(last) }}
            isOffice={isOffice(signedInAt(response))}
          />
        ),
      });
    },
  });
  return {
    ...{ name: 'returns', roles: orderRoles, routes: router },
    async todo(tenant, signedIn) {
      const counts = await returns.counts(tenant);
      const queues = returnQueues.filter((each) => each === 'announced' || isOffice(signedIn));
      return queues.map((queue) => ({
        ...{ name: `returns.${queue}`, count: counts[queue] },
        path: `${deskPath}/returns?state=${queue}`,
      }));
    },
  };
}

/** Money is for nobody in the warehouse: it waits for parcels. */
function queueOf(asked: string, isForOffice: boolean): ReturnQueue | 'all' {
  if (asked === 'all') return 'all';
  return asked === 'to-refund' && isForOffice ? 'to-refund' : 'announced';
}

const placeWords = ({ declaredAt, number, key }: ReturnPlace): string => `${declaredAt}-${number}-${key}`;

function placeOf(words: string): ReturnPlace | undefined {
  const [, declaredAt, number, key] = /^(\d{1,15})-(\d{10})-([\x21-\x7e]{1,100})$/.exec(words) ?? [];
  if (declaredAt === undefined || number === undefined || key === undefined) return undefined;
  return { declaredAt: Number(declaredAt), number, key };
}
