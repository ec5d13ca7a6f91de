import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { boundPieces, linesWith } from '../../../schemas/fulfilment/left-pieces.ts';
import type { OrderedLine } from '../../../schemas/order/ordered.ts';
import { withdrawalForms, type WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import type { RefusedForm } from '../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { readOrderLink } from '../order-link.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { revisionOf } from '../revision-of.ts';
import { articlesOf, outcomeOf } from './declared-articles.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';
import type { KeptDeclaration, WithdrawalStore } from './withdrawal-store.ts';

export interface WithdrawalParts {
  orders: Pick<TrackedOrders, 'byNumber' | 'whole'>;
  withdrawals: Pick<WithdrawalStore, 'byKey'>;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface WithdrawalLoaderParts extends WithdrawalParts {
  tenants: ReadonlyMap<string, TenantConfig>;
  /** 22 characters that nobody guesses. */
  newKey: () => string;
  text(tenant: string, locale: string, key: string): string;
}

const args = z.strictObject({});

/** The page on which a contract is withdrawn from: step by step, and what was declared. */
export function createWithdrawalLoader(parts: WithdrawalLoaderParts): Loader<typeof args> {
  return {
    name: 'withdrawal',
    args,
    dimensions: [`query:${orderQuery.token}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'a withdrawal is shown to one visitor' };
      const place = { tenant, locale };
      const named = await namedBy(parts, tenant, query[orderQuery.token] ?? '');
      const refused = withdrawalForms.some((form) => form === personal.refused?.name)
        ? personal.refused
        : undefined;
      const notice =
        refused?.detail ?? (named?.kind === 'lost' ? parts.text(slug, locale, 'withdrawal-form.lost') : '');
      const value: WithdrawalState = {
        values: { ...refused?.values },
        faults: [...(refused?.faults ?? [])],
        notice: notice === '' ? null : { kind: 'bad', text: notice },
        step: stepOf(named, refused),
        key: refused?.values['key'] ?? parts.newKey(),
        order: named?.kind === 'order' ? shownOrder(named, place) : null,
        done: named?.kind === 'done' ? shownDone(named.kept, place) : null,
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

type Named =
  /** `lines`: of which something can be withdrawn from, with that many pieces. */
  | { kind: 'order'; order: TrackedOrder; lines: readonly OrderedLine[] }
  | { kind: 'done'; kept: KeptDeclaration }
  | { kind: 'lost' };

/** What the token of an address names; null: there is none. Throws an outage. */
export async function namedBy(
  { orders, withdrawals, secrets, now }: WithdrawalParts,
  { slug: tenant }: Pick<TenantConfig, 'slug'>,
  token: string,
): Promise<Named | null> {
  if (token === '') return null;
  const kept = token.includes('.') ? null : await withdrawals.byKey(tenant, token);
  if (kept) return { kind: 'done', kept };
  const link = readOrderLink(secrets, { action: 'withdraw', tenant }, token, now());
  const order = link.ok ? await orders.byNumber(tenant, link.number) : null;
  return order ? { kind: 'order', order, lines: await linesToChoose(orders, order) } : { kind: 'lost' };
}

/** What is left of an order; where nothing is, all of it: a declaration is taken whatever becomes of it. */
async function linesToChoose(
  orders: Pick<TrackedOrders, 'whole'>,
  { tenant, number, ordered }: TrackedOrder,
): Promise<readonly OrderedLine[]> {
  const whole = await orders.whole(tenant, number);
  const left = whole ? linesWith(whole, boundPieces(whole)) : [];
  return left.length > 0 ? left : ordered.lines;
}

function stepOf(named: Named | null, refused: RefusedForm | undefined): WithdrawalState['step'] {
  if (named?.kind === 'order' || named?.kind === 'done') return named.kind;
  return refused ? 'words' : 'find';
}

interface Place {
  tenant: TenantConfig;
  locale: string;
}

function shownOrder(
  { order: { number, email, placedAt }, lines }: Extract<Named, { kind: 'order' }>,
  { tenant: { timeZone }, locale }: Place,
): WithdrawalState['order'] {
  return {
    number,
    placed: dateWriter(locale, { timeZone, dateStyle: 'long' })(placedAt),
    email: hiddenAddress(email),
    lines: lines.map(({ position, name, brand, choice, quantity, withdrawalException }) => ({
      ...{
        position,
        name,
        quantity,
        withdrawalException: withdrawalException ?? null,
      },
      details: [brand, ...choice].filter((each) => each !== ''),
    })),
  };
}

function shownDone(kept: KeptDeclaration, { tenant: { timeZone }, locale }: Place): WithdrawalState['done'] {
  const { declaration, declaredAt, order } = kept;
  return {
    number: declaration.number,
    articles: articlesOf(declaration),
    date: dateWriter(locale, { timeZone, dateStyle: 'long' })(declaredAt),
    time: dateWriter(locale, { timeZone, timeStyle: 'short' })(declaredAt),
    // Typed by whoever declares, or else the order's, which stays mostly hidden.
    email: order === null ? declaration.email : hiddenAddress(declaration.email),
    outcome: outcomeOf(kept),
  };
}

/** As much of an address as its owner knows it by. */
function hiddenAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0)}…${email.slice(at)}`;
}
