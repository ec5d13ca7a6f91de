import { readEmailAddress } from '../../../schemas/account/email-address.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { readOrderNumber } from '../../../schemas/order/order-number.ts';
import {
  type DeclaredLine,
  declarationLimits,
  type WithdrawalDeclaration,
} from '../../../schemas/order/withdrawal-declaration.ts';
import { withdrawalForms } from '../../../schemas/order/withdrawal-state.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { visibleText } from '../../../schemas/visible-text.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { signOrderLink } from '../order-link.ts';
import { type CallCounters, type CallLimit, secondsToWait } from '../../http/call-limit.ts';
import { setAwayText } from '../../http/away-text.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { typedValues } from '../../http/typed-values.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { chosenPieces, isPressKey } from './chosen-pieces.ts';
import { declareWithdrawal, type DeclareParts } from './declare-withdrawal.ts';
import { findLimits, orderFor } from './find-order.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';
import { namedBy, type WithdrawalParts } from './withdrawal-loader.ts';

interface WithdrawalFormsParts extends DeclareParts, WithdrawalParts, CallCounters {
  orders: TrackedOrders;
  withdrawals: DeclareParts['withdrawals'] & WithdrawalParts['withdrawals'];
  text(tenant: string, locale: string, key: string): string;
}

/** How long the second step stays open after the order was found, in ms. */
const secondStepMs = 3_600_000;
/** Acknowledgements go to whatever address is typed: nobody fills mailboxes with them. */
const declareLimit: CallLimit = { name: 'withdrawal', most: 20, perMs: 3_600_000 };

interface Sent {
  tenant: TenantConfig;
  locale: string;
  address: string | undefined;
  /** Of the page's address. */
  token: string;
  entries: Entries;
}

/** Both steps of a withdrawal: what finds the order, and what declares. */
export function createWithdrawalPageForms(parts: WithdrawalFormsParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      const form = withdrawalForms.find((each) => each === name);
      if (route !== 'withdrawal' || !form) return undefined;
      setAwayText(response, 'withdrawal-form.away');
      const tenant = tenantOf(response);
      const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
      const token = query.get(addressWords(tenant, locale).parameter(orderQuery.token)) ?? '';
      const sent = { tenant, locale, address: request.ip, token, entries };
      return form === 'find-order' ? find(parts, sent) : withdraw(parts, sent);
    },
  };
}

/** Leads to the articles of an order, or to words where there is none: nobody is kept from declaring. */
async function find(parts: WithdrawalFormsParts, sent: Sent): Promise<PageFormAnswer> {
  const { tenant, locale, entries } = sent;
  const [number, proof] = [readOrderNumber(entryOf(entries, 'number')), entryOf(entries, 'proof')];
  const found = number === null ? null : await look(parts, sent, { number, proof });
  if (!found) {
    const isEmpty = entryOf(entries, 'number').trim() === '' && proof.trim() === '';
    return refuse(parts, sent, { status: 200, name: 'find-order', notice: isEmpty ? null : 'not-found' });
  }
  const link = signOrderLink(parts.secrets, {
    ...{ action: 'withdraw', tenant: tenant.slug, number: found.number },
    expiresAt: parts.now() + secondStepMs,
  });
  return { ok: true, to: pageOf(tenant, locale, link) };
}

async function look(
  parts: WithdrawalFormsParts,
  { tenant: { slug: tenant }, address }: Sent,
  { number, proof }: { number: string; proof: string },
): Promise<TrackedOrder | null> {
  const wait = await secondsToWait(parts, findLimits.byAddress, { tenant, address });
  const attempt = await countAttempt(parts, findLimits.bySubject, tenant, number);
  if (wait !== undefined || attempt.isTooMany) return null;
  const order = await orderFor(parts.orders, tenant, { number, proof });
  if (order) await attempt.giveBack();
  return order;
}

async function withdraw(parts: WithdrawalFormsParts, sent: Sent): Promise<PageFormAnswer> {
  const { tenant, locale, address, entries } = sent;
  const key = entryOf(entries, 'key');
  const named = await namedBy(parts, tenant, sent.token);
  const order = named?.kind === 'order' ? named.order : null;
  // The step was open for too long: the order is looked for again.
  if (named?.kind === 'lost') return { ok: true, to: pageOf(tenant, locale, sent.token) };
  const read = order ? declaredLines(order, entries) : declaredWords(locale, entries);
  if (!read.ok)
    return refuse(parts, sent, { status: 422, name: 'withdraw', notice: 'check', faults: read.faults });
  if (!isPressKey(key)) return refuse(parts, sent, { status: 422, name: 'withdraw', notice: 'again' });
  if (!(await parts.withdrawals.byKey(tenant.slug, key))) {
    const wait = await secondsToWait(parts, declareLimit, { tenant: tenant.slug, address });
    if (wait !== undefined)
      return {
        ...refuse(parts, sent, { status: 429, name: 'withdraw', notice: 'too-many' }),
        retryAfterSeconds: wait,
      };
    await declareWithdrawal(parts, { tenant: tenant.slug, key }, { order, declaration: read.declaration });
  }
  return { ok: true, to: pageOf(tenant, locale, key) };
}

type Read =
  | { ok: true; declaration: WithdrawalDeclaration }
  | { ok: false; faults: readonly { field: string; fault: string }[] };

/** The pieces of an order that were chosen, of each line so many as it has at most, be they left or not. */
function declaredLines({ number, email, ordered }: TrackedOrder, entries: Entries): Read {
  const lines = chosenPieces(ordered.lines, entries).map(
    ({ position, quantity, line: { sku, name, choice } }): DeclaredLine => ({
      ...{ position, sku, name: [name, ...choice].join(', '), quantity },
    }),
  );
  if (lines.length === 0) return { ok: false, faults: [{ field: 'lines', fault: 'lines.missing' }] };
  const { firstName, lastName } = ordered.billing;
  const { locale } = ordered;
  return {
    ok: true,
    declaration: { locale, email, number, lines, name: `${firstName} ${lastName}`, articles: '' },
  };
}

/** Who withdraws from what, in words; what is not known may be left out. */
function declaredWords(locale: string, entries: Entries): Read {
  const email = readEmailAddress(entryOf(entries, 'email'));
  const { name, number, articles } = declarationLimits;
  const typed = (field: string, most: number): string =>
    visibleText(entryOf(entries, field)).trim().slice(0, most);
  const who = typed('name', name);
  const faults = [
    ...(who === '' ? [{ field: 'name', fault: 'name.missing' }] : []),
    ...(email.ok ? [] : [{ field: 'email', fault: `email.${email.reason}` }]),
  ];
  if (!email.ok || faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    declaration: {
      ...{ locale, name: who, email: email.email, lines: null },
      ...{ number: typed('number', number), articles: typed('articles', articles) },
    },
  };
}

interface Refusal {
  status: number;
  name: (typeof withdrawalForms)[number];
  /** Ends of the keys of texts; null: nothing is said. */
  notice: string | null;
  faults?: readonly { field: string; fault: string }[];
}

function refuse(
  { text }: Pick<WithdrawalFormsParts, 'text'>,
  { tenant, locale, entries }: Sent,
  { status, name, notice, faults = [] }: Refusal,
): Extract<PageFormAnswer, { ok: false }> {
  const say = (key: string): string => text(tenant.slug, locale, `withdrawal-form.${key}`);
  const { key = '', ...values } = typedValues(entries);
  return {
    ok: false,
    status,
    refused: {
      ...{ name, needsProof: false, detail: notice === null ? '' : say(notice) },
      values: isPressKey(key) ? { ...values, key } : values,
      faults: faults.map(({ field, fault }) => ({ field, detail: say(`fault.${fault}`) })),
    },
  };
}

const pageOf = (tenant: TenantConfig, locale: string, token: string): string =>
  routeTable(tenant, locale).link('withdrawal', { [orderQuery.token]: token }) ?? '/';
