import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { paymentOrder } from '../payment-messages.ts';
import { signWebhook } from '../../webhook/webhook-signature.ts';
import { postNotice } from './post-notice.ts';
import { type SandboxAction, sandboxActions, sandboxPage } from './sandbox-page.ts';
import { createSandboxPayments, noticeOf, type SandboxPayment } from './sandbox-payments.ts';

export interface SandboxOptions {
  token: string;
  /** With which it signs what it says. */
  secret: string;
  log: Pick<Logger, 'warn'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How late a notification is that is sent late, in ms. */
  lateMs?: number;
}

const refund = z.strictObject({ amount: z.int().min(1), key: z.string().min(1).max(64) });

/**
 * A payment provider for development and tests: a peer of its own over HTTP, which takes payments of nobody. Its page lets the payer
 * accept, refuse, go away, or be told late, twice and before the browser is back.
 */
export function createPaymentSandbox(options: SandboxOptions): Server {
  const { token, secret, now = Date.now } = options;
  const payments = createSandboxPayments();
  const app = express();
  app.disable('x-powered-by');
  const origin = (request: Request): string => `http://${request.headers.host ?? 'localhost'}`;

  function say(response: Response, value: object): void {
    const body = JSON.stringify(value);
    const id = `answer_${randomBytes(9).toString('base64url')}`;
    response.set(signWebhook([secret], { id, seconds: Math.floor(now() / 1000), body }));
    response.type('application/json').send(body);
  }

  function found(reference: string | undefined, response: Response): SandboxPayment | undefined {
    const payment = payments.find(reference ?? '');
    if (!payment) response.status(404).json({ detail: 'There is no such payment' });
    return payment;
  }

  app.use('/v1', express.json(), (request, response, next) => {
    if (request.headers.authorization === `Bearer ${token}`) next();
    else response.status(401).json({ detail: 'The token is wrong' });
  });
  app.post('/v1/payments', (request, response) => {
    const order = paymentOrder.safeParse(request.body);
    if (!order.success) return void response.status(422).json({ detail: z.prettifyError(order.error) });
    const { reference } = payments.begin(order.data);
    say(response, { reference, payUrl: `${origin(request)}/pay/${reference}` });
  });
  app.get('/v1/payments/:reference', (request, response) => {
    const payment = found(request.params.reference, response);
    if (payment) say(response, noticeOf(payment));
  });
  app.post('/v1/payments/:reference/refunds', (request, response) => {
    const payment = found(request.params.reference, response);
    if (!payment) return;
    const wanted = refund.safeParse(request.body);
    if (!wanted.success || !payments.refund(payment, wanted.data))
      return void response.status(422).json({ detail: 'That cannot be given back' });
    say(response, noticeOf(payment));
  });
  app.get('/pay/:reference', (request, response) => {
    const payment = found(request.params.reference, response);
    if (payment) response.type('html').send(sandboxPage(payment));
  });
  app.post('/pay/:reference', express.urlencoded({ extended: false }), async (request, response) => {
    const payment = found(request.params.reference, response);
    const { action: wanted } = (request.body ?? {}) as { action?: string };
    const action = sandboxActions.find((each) => each === wanted);
    if (!payment) return;
    if (!action) return void response.status(422).type('html').send(sandboxPage(payment));
    await decide(payment, action, options);
    if (action === 'accept-silently') response.type('html').send(sandboxPage(payment));
    else response.redirect(303, payment.order.returnUrl);
  });
  return createServer(app);

  async function decide(payment: SandboxPayment, action: SandboxAction, { lateMs = 10_000 }: SandboxOptions) {
    const state = action === 'refuse' ? 'refused' : action === 'cancel' ? 'cancelled' : 'captured';
    const id = `event_${randomBytes(9).toString('base64url')}`;
    // Until then whoever asks is told that nothing has been decided, as by a bank that takes its time.
    if (action === 'accept-late')
      return void sleep(lateMs, undefined, { ref: false }).then(() => {
        payments.settle(payment, state);
        return notify(payment, id);
      });
    payments.settle(payment, state);
    await notify(payment, id);
    if (action === 'accept-twice') await notify(payment, id);
  }

  async function notify(payment: SandboxPayment, id: string): Promise<void> {
    const body = JSON.stringify(noticeOf(payment));
    try {
      const signature = signWebhook([secret], { id, seconds: Math.floor(now() / 1000), body });
      const status = await postNotice(payment.order.notifyUrl, signature, body);
      if (status < 200 || status > 299) throw new Error(`Status ${status}`);
    } catch (error) {
      options.log.warn({ err: error }, 'The sandbox of payments could not notify the shop');
    }
  }
}
