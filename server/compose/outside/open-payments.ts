import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Settings } from '../../config.ts';
import { createHttpPaymentProvider } from '../../outbound/payment/http-payment-provider.ts';
import type { PaymentProvider } from '../../outbound/payment/payment-provider.ts';

/** Who carries out payments, and what ends with the shop. */
export interface ShopPayments {
  /** Null: means of payment that need a provider are not offered. */
  provider: PaymentProvider | null;
  close(): void;
}

/** The provider that the settings name; outside production without one, a sandbox that listens on a port of its own. */
export async function openPayments(
  { PAYMENT_URL: url, PAYMENT_TOKEN: token, PAYMENT_SECRET: secrets, ...settings }: Settings,
  log: Logger,
  now: () => number = Date.now,
): Promise<ShopPayments> {
  if (url !== undefined && token !== undefined && secrets !== undefined)
    return { provider: createHttpPaymentProvider({ url, token, secrets, now }), close() {} };
  if (settings.NODE_ENV === 'production') return { provider: null, close() {} };
  const { createPaymentSandbox } = await import('../../outbound/payment/sandbox/sandbox-server.ts');
  const own = { token: randomBytes(24).toString('base64url'), secret: randomBytes(24).toString('base64') };
  const sandbox = createPaymentSandbox({ ...own, log, now });
  sandbox.listen(settings.PAYMENT_SANDBOX_PORT, '127.0.0.1');
  await once(sandbox, 'listening');
  sandbox.unref();
  const { port } = sandbox.address() as AddressInfo;
  return {
    provider: createHttpPaymentProvider({
      ...{ url: `http://localhost:${port}`, token: own.token, secrets: [own.secret], now },
    }),
    close() {
      sandbox.close();
      sandbox.closeAllConnections();
    },
  };
}
