import type { z } from 'zod';
import { begunPayment, paymentNotice } from './payment-messages.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { readWebhook } from '../webhook/webhook-signature.ts';

interface HttpProviderOptions {
  /** Of its calls; its pages have the same origin. */
  url: string;
  token: string;
  /** With which it signs what it says; two while one takes the other's place. */
  secrets: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  timeoutMs?: number;
}

/** Bytes of an answer; a payment has some hundreds. */
const maxAnswer = 16_384;

/** A provider that is asked over HTTP, and signs every answer as it signs its notifications. */
export function createHttpPaymentProvider({
  url,
  token,
  secrets,
  now,
  timeoutMs = 5000,
}: HttpProviderOptions): PaymentProvider {
  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    sent?: object,
  ): Promise<z.output<Shape>> {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: sent ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(sent && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const body = await response.text();
      if (!response.ok) throw new Error(`Status ${response.status}`);
      if (body.length > maxAnswer) throw new Error('The answer is too long');
      if (readWebhook(secrets, Object.fromEntries(response.headers), body, now()) === null)
        throw new Error('The answer is not signed');
      return shape.parse(JSON.parse(body));
    } catch (error) {
      throw new ProviderUnavailable(error);
    }
  }

  const { origin } = new URL(url);
  return {
    origin,
    async begin(order) {
      const begun = await ask(begunPayment, '/v1/payments', order);
      // The page that sends the payer there allows this origin alone.
      if (new URL(begun.payUrl).origin !== origin)
        throw new ProviderUnavailable(new Error('Its page has another origin than its calls'));
      return begun;
    },
    look: (reference) => ask(paymentNotice, `/v1/payments/${encodeURIComponent(reference)}`),
    async refund(reference, refund) {
      await ask(paymentNotice, `/v1/payments/${encodeURIComponent(reference)}/refunds`, refund);
    },
    readNotice(headers, body) {
      const id = readWebhook(secrets, headers, body, now());
      if (id === null) return null;
      const read = paymentNotice.safeParse(parsed(body));
      return read.success ? { id, notice: read.data } : null;
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
