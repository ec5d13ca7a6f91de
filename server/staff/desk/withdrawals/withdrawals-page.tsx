import { type Request, type Response, Router } from 'express';
import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { HttpError } from '../../../http/http-error.ts';
import { takeMethods } from '../../../http/methods.ts';
import { createQueryReader, splitTarget } from '../../../http/query.ts';
import { type Entries, entryOf, readEntries } from '../../../http/read-entries.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { StaffPorts } from '../../account/staff-ports.ts';
import { staffName } from '../../account/staff.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { type DeskPage, leadOn, signedInAt, visitOf } from '../desk-page.ts';
import { type Faults, noFaults } from '../form-parts.tsx';
import { linesOf } from '../orders/order-progress.ts';
import { officeRoles } from '../orders/order-rights.ts';
import { readPieces } from '../orders/piece-fields.tsx';
import type { ShowDesk } from '../show-desk.tsx';
import type { Told } from '../told.ts';
import {
  type WithdrawalCase,
  type WithdrawalPlace,
  withdrawalCaseStates,
} from '../../../../schemas/order/withdrawal-case.ts';
import type { DeskWithdrawals } from './desk-withdrawals.ts';
import { WithdrawalListView } from './withdrawal-list-view.tsx';
import { answerMax, mostWithdrawn, WithdrawalView } from './withdrawal-view.tsx';

interface WithdrawalPageParts {
  withdrawals: DeskWithdrawals;
  log: AuditLog;
  show: () => ShowDesk;
  clock: StaffPorts['clock'];
}

const pageSize = 50;

/** What was not taken of a form about a withdrawal. */
interface Refused {
  typed: Entries;
  faults?: Faults;
  words?: string;
}

/** Withdrawals as they were declared: those that people have to decide on first. */
export function createWithdrawalsPage({ withdrawals, log, show, clock }: WithdrawalPageParts): DeskPage {
  const router = Router({ strict: true, caseSensitive: true });

  takeMethods(router, '/', {
    async get(request, response) {
      const visit = visitOf(response);
      const read = createQueryReader(splitTarget(request.originalUrl).search);
      const asked =
        [...withdrawalCaseStates, 'all' as const].find((each) => each === read('state')) ?? 'open';
      const after = read('after');
      const page = { limit: pageSize + 1, after: placeOf(after) };
      const state = asked === 'all' ? undefined : asked;
      const found = await withdrawals.list(visit.tenant.slug, state, page);
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      const next = last && `${last.declaredAt}-${last.id}`;
      show()(request, response, {
        title: visit.text('withdrawals.title'),
        body: <WithdrawalListView {...{ visit, state: asked, after, next, withdrawals: shown }} />,
      });
    },
  });
  takeMethods(router, '/:id', { get: (request, response) => showOne(request, response) });
  takeMethods(router, '/:id/assign', {
    async post(request, response) {
      const { text, tenant } = visitOf(response);
      const declared = await declaredAt(request, response);
      const typed = await readEntries(request);
      const order = await orderOf(tenant.slug, entryOf(typed, 'order'));
      if (!order) return showOne(request, response, { typed, words: text('withdrawal.no-order') });
      const lines = linesOf(order);
      const pieces = readPieces(typed, lines, mostWithdrawn);
      const isKnown = declared.assigned === order.number;
      if (isKnown) return leadOn(response, `/withdrawals/${declared.id}`, 'already');
      if (!pieces || pieces.length === 0)
        return showOne(request, response, { typed, words: text(pieces ? 'pieces.none' : 'pieces.fault') });
      const { number } = order;
      const done = await withdrawals.assign(
        tenant.slug,
        declared,
        { number, pieces },
        told(response, 'order.withdrawal-assigned', `order:${number}`),
      );
      if (!done.ok) return showOne(request, response, { typed, words: text(`refused.${done.reason}`) });
      leadOn(response, `/withdrawals/${declared.id}`, done.isChanged ? 'withdrawal-assigned' : 'already');
    },
  });
  takeMethods(router, '/:id/answer', {
    async post(request, response) {
      const { text, tenant } = visitOf(response);
      const declared = await declaredAt(request, response);
      const typed = await readEntries(request);
      const answer = entryOf(typed, 'answer').replaceAll('\r\n', '\n').trim();
      if (answer === '' || answer.length > answerMax) {
        const fault = text(answer === '' ? 'withdrawal.answer.missing' : 'withdrawal.answer.too-long');
        return showOne(request, response, { typed, faults: { answer: fault } });
      }
      const subject = `withdrawal:${declared.id}`;
      const isDone = await withdrawals.answer(
        tenant.slug,
        declared,
        answer,
        told(response, 'order.withdrawal-answered', subject),
      );
      leadOn(response, `/withdrawals/${declared.id}`, isDone ? 'withdrawal-answered' : 'already');
    },
  });
  return {
    ...{ name: 'withdrawals', roles: officeRoles, routes: router },
    async todo(tenant) {
      const count = await withdrawals.waiting(tenant);
      return [{ name: 'withdrawals', count, path: `${deskPath}/withdrawals` }];
    },
  };

  async function declaredAt({ params }: Request, response: Response): Promise<WithdrawalCase> {
    const id = String(params['id']);
    const { slug } = visitOf(response).tenant;
    const declared = /^[\w-]{43}$/.test(id) ? await withdrawals.byId(slug, id) : null;
    if (!declared) throw new HttpError(404, 'There is no such withdrawal');
    return declared;
  }

  function told(response: Response, action: string, subject: string): Told {
    const { slug } = visitOf(response).tenant;
    const actor = staffName(signedInAt(response).staff.id);
    return (within, { before, after }) =>
      log.record(
        {
          ...{ tenant: slug, at: clock(), actor, action, subject },
          ...(before === after ? { before: null, after: null } : { before, after }),
        },
        within,
      );
  }

  async function orderOf(tenant: string, typed: string): Promise<FulfilledOrder | null> {
    const number = typed.replaceAll(/[\s-]/g, '');
    return /^\d{10}$/.test(number) ? withdrawals.order({ tenant, number }) : null;
  }

  /** A declaration, with the order that the address or the form names. */
  async function showOne(request: Request, response: Response, refused?: Refused): Promise<void> {
    const visit = visitOf(response);
    const { slug } = visit.tenant;
    const declared = await declaredAt(request, response);
    const isOpen = declared.state === 'open';
    const asked = refused
      ? entryOf(refused.typed, 'order')
      : createQueryReader(splitTarget(request.originalUrl).search)('order');
    const [candidates, order] = await Promise.all([
      isOpen ? withdrawals.candidates(slug, declared) : [],
      isOpen ? orderOf(slug, asked) : null,
    ]);
    const { typed = null, faults = noFaults, words } = refused ?? {};
    const missing = isOpen && asked !== '' && !order && !refused ? visit.text('withdrawal.no-order') : words;
    show()(request, response, {
      title: visit.text('withdrawal.title', { name: declared.declaration.name }),
      status: refused || missing !== undefined ? 422 : 200,
      body: (
        <WithdrawalView {...{ visit, declared, candidates, order, asked, typed, faults, words: missing }} />
      ),
    });
  }
}

function placeOf(words: string): WithdrawalPlace | undefined {
  const [, declaredAt, id] = /^(\d{1,15})-([\w-]{43})$/.exec(words) ?? [];
  return declaredAt === undefined || id === undefined ? undefined : { declaredAt: Number(declaredAt), id };
}
