import { createHmac } from 'node:crypto';
import type { KeyValue } from '../../storage/key-value/key-value.ts';
import { KeyValueUnavailable } from '../../storage/key-value/key-value-unavailable.ts';
import { mailboxOf } from './mail-address.ts';
import type { MailPurpose } from './mail.ts';

export interface MailLimitsOptions {
  keyValue: Pick<KeyValue, 'increment'>;
  /** Counts while the shared store is away, for this process alone. */
  spare: Pick<KeyValue, 'increment'>;
  /** Hides the addresses, which the counters do not know. */
  secret: string;
}

/** Who would get a mail, and what for. */
export interface MailRequest {
  tenant: string;
  purpose: MailPurpose;
  address: string;
}

/** Keeps strangers from having one person flooded with mails of the shop. */
export interface MailLimits {
  /**
   * Counts a mail that somebody asks for. `too-many`: it must not be written; milliseconds until another may be. Whoever asks
   * is told the same in both cases where an answer would tell that an address is known.
   */
  take(request: MailRequest): Promise<{ ok: true } | { ok: false; reason: 'too-many'; waitMs: number }>;
}

const minute = 60_000;
const betweenTwoMs = 10 * minute;
const day = 24 * 60 * minute;

/** Mails to one person within a day. Notices of changes follow from what an account's owner did, one each time. */
const mostInDay: Readonly<Record<MailPurpose, number>> = {
  'confirm-registration': 3,
  'already-registered': 3,
  welcome: 3,
  'reset-password': 3,
  'password-changed': 10,
  'confirm-email-change': 3,
  'email-change-notice': 10,
};

/** Purposes of which a second mail may follow at once: leaving one out would hide a theft. */
const withoutPause: ReadonlySet<MailPurpose> = new Set(['password-changed', 'email-change-notice']);

/**
 * To one person one mail of a purpose in ten minutes and three a day, in each shop; small and large letters and what follows
 * a `+` make nobody another person. Notices that protect an account are limited to ten a day and know no pause.
 */
export function createMailLimits({ keyValue, spare, secret }: MailLimitsOptions): MailLimits {
  async function count(name: string, perMs: number): ReturnType<KeyValue['increment']> {
    try {
      return await keyValue.increment(name, 1, perMs);
    } catch (error) {
      if (error instanceof KeyValueUnavailable) return spare.increment(name, 1, perMs);
      throw error;
    }
  }

  return {
    async take({ tenant, purpose, address }) {
      const hash = createHmac('sha256', secret)
        .update(`mail ${mailboxOf(address)}`)
        .digest('base64url');
      const name = `mail:${tenant}:${purpose}:${hash.slice(0, 22)}`;
      if (!withoutPause.has(purpose)) {
        const lately = await count(`${name}:pause`, betweenTwoMs);
        if (lately.value > 1) return { ok: false, reason: 'too-many', waitMs: lately.remainingMs };
      }
      const today = await count(`${name}:day`, day);
      return today.value <= mostInDay[purpose]
        ? { ok: true }
        : { ok: false, reason: 'too-many', waitMs: today.remainingMs };
    },
  };
}
