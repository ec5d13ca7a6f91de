import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { trackingForm } from '../../../schemas/fulfilment/tracking-state.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { FormProof } from '../../../schemas/account/form-field.ts';
import { countAttempt } from '../../credentials/attempts.ts';
import { signOrderLink } from '../order-link.ts';
import { setAwayText } from '../../http/away-text.ts';
import { type CallCounters, type CallLimit, secondsToWait } from '../../http/call-limit.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { typedValues } from '../../http/typed-values.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { findLimits, type OrderSubject, ordersFor, readSubject, subjectName } from './find-order.ts';
import type { TrackingParts } from './tracking-loader.ts';
import type { TrackedOrder } from './tracking-ports.ts';
import { type OrderLinksParts, writeOrderLinks } from './write-order-links.ts';

type ProofAnswer =
  | { ok: true }
  | { ok: false; reason: 'captcha'; because: string }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number };

interface TrackingFormsParts extends TrackingParts, OrderLinksParts, CallCounters {
  /** Whether a person fills in the form. */
  checkForm(proof: FormProof, tenant: string, address: string | undefined): Promise<ProofAnswer>;
  text(tenant: string, locale: string, key: string): string;
}

interface Sent {
  tenant: TenantConfig;
  locale: string;
  address: string | undefined;
  entries: Entries;
}

/** For how long an order is shown after it was found by the form, in ms. */
const shownMs = 86_400_000;
/** Mails with links to one mailbox, whoever asks for them: further ones are held back, and the answer is the same. */
const mailLimit: CallLimit = { name: 'order-find-mail', most: 3, perMs: 86_400_000 };

/** The form that finds an order by its postal code and its number or address of mail. (domain.md, Tracking without login) */
export function createTrackingPageForms(parts: TrackingFormsParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      if (route !== 'order-tracking' || name !== trackingForm) return undefined;
      setAwayText(response, 'order-tracking.away');
      return track(parts, { tenant: tenantOf(response), locale, address: request.ip, entries });
    },
  };
}

async function track(parts: TrackingFormsParts, sent: Sent): Promise<PageFormAnswer> {
  const { tenant, address, entries } = sent;
  const { slug } = tenant;
  const [typed, postalCode] = [entryOf(entries, 'subject'), entryOf(entries, 'postalCode')];
  const subject = readSubject(typed);
  const faults = [
    ...(subject
      ? []
      : [{ field: 'subject', fault: typed.trim() === '' ? 'subject.missing' : 'subject.invalid' }]),
    ...(postalCode.trim() === '' ? [{ field: 'postalCode', fault: 'postalCode.missing' }] : []),
  ];
  if (!subject || faults.length > 0) return refuse(parts, sent, { status: 422, notice: 'check', faults });
  const wait = await secondsToWait(parts, findLimits.byAddress, { tenant: slug, address });
  if (wait !== undefined)
    return { ...refuse(parts, sent, { status: 429, notice: 'too-many' }), retryAfterSeconds: wait };
  const attempt = await countAttempt(parts, findLimits.bySubject, slug, subjectName(subject));
  if (attempt.isTooMany) {
    const proof = { captcha: entryOf(entries, 'captcha'), formToken: entryOf(entries, 'formToken') };
    const checked = await parts.checkForm(proof, slug, address);
    if (!checked.ok && checked.reason === 'limited')
      return {
        ...refuse(parts, sent, { status: 429, notice: 'too-many', needsProof: true }),
        retryAfterSeconds: checked.retryAfterSeconds,
      };
    if (!checked.ok) return refuse(parts, sent, { status: 422, notice: 'proof', needsProof: true });
  }
  const found = await ordersFor(parts.orders, slug, { subject, postalCode });
  const [order] = found;
  if (order && found.length === 1) {
    await attempt.giveBack();
    return { ok: true, to: pageOf(parts, sent, order) };
  }
  // What was found more than once is told to its owner alone: here it looks like what does not exist.
  if (found.length > 1) await tellByMail(parts, sent, found);
  return refuse(parts, sent, { ...notFound[subject.kind], needsProof: attempt.isLast });
}

const notFound = {
  number: { status: 404, notice: 'not-found' },
  email: { status: 404, notice: 'not-one' },
} as const satisfies Record<OrderSubject['kind'], Refusal>;

async function tellByMail(
  parts: TrackingFormsParts,
  { tenant, locale }: Sent,
  orders: readonly TrackedOrder[],
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const attempt = await countAttempt(parts, mailLimit, tenant.slug, first.email.toLowerCase());
  if (!attempt.isTooMany) await writeOrderLinks(parts, { tenant, locale }, orders);
}

interface Refusal {
  status: number;
  /** End of the key of a text. */
  notice: string;
  faults?: readonly { field: string; fault: string }[];
  needsProof?: boolean;
}

function refuse(
  { text }: Pick<TrackingFormsParts, 'text'>,
  { tenant, locale, entries }: Sent,
  { status, notice, faults = [], needsProof = false }: Refusal,
): Extract<PageFormAnswer, { ok: false }> {
  const say = (key: string): string => text(tenant.slug, locale, `order-tracking.${key}`);
  return {
    ok: false,
    status,
    refused: {
      ...{ name: trackingForm, values: typedValues(entries), needsProof, detail: say(notice) },
      faults: faults.map(({ field, fault }) => ({ field, detail: say(`fault.${fault}`) })),
    },
  };
}

function pageOf({ secrets, now }: TrackingParts, { tenant, locale }: Sent, { number }: TrackedOrder): string {
  const link = signOrderLink(secrets, {
    ...{ action: 'track', tenant: tenant.slug, number },
    expiresAt: now() + shownMs,
  });
  return routeTable(tenant, locale).link('order-tracking', { [orderQuery.token]: link }) ?? '/';
}
