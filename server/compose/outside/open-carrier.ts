import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../../config.ts';
import type { Carrier } from '../../outbound/carrier/carrier.ts';
import { createHttpCarrier } from '../../outbound/carrier/http-carrier.ts';

/** Who brings parcels, and what ends with the shop. */
export interface ShopCarrier {
  /** Null: parcels are known by their numbers alone, and labels are the shop's own. */
  carrier: Carrier | null;
  close(): void;
}

/** The carrier that the settings name; outside production without one, a sandbox that listens on a port of its own. */
export async function openCarrier(
  { CARRIER_URL: url, CARRIER_TOKEN: token, ...settings }: Settings,
  now: () => number = Date.now,
): Promise<ShopCarrier> {
  if (url !== undefined && token !== undefined)
    return { carrier: createHttpCarrier({ url, token }), close() {} };
  if (settings.NODE_ENV === 'production') return { carrier: null, close() {} };
  const { createCarrierSandbox } = await import('../../outbound/carrier/sandbox/sandbox-server.ts');
  const own = randomBytes(24).toString('base64url');
  const sandbox = createCarrierSandbox({ token: own, now });
  sandbox.listen(settings.CARRIER_SANDBOX_PORT, '127.0.0.1');
  await once(sandbox, 'listening');
  sandbox.unref();
  const { port } = sandbox.address() as AddressInfo;
  return {
    carrier: createHttpCarrier({ url: `http://localhost:${port}`, token: own }),
    close() {
      sandbox.close();
      sandbox.closeAllConnections();
    },
  };
}
