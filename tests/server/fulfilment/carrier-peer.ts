import { createServer } from 'node:http';
import type { TrackingState } from '../../../schemas/parcel/parcel-tracking.ts';
import type { Carrier } from '../../../server/outbound/carrier/carrier.ts';
import { createHttpCarrier } from '../../../server/outbound/carrier/http-carrier.ts';
import { createCarrierSandbox } from '../../../server/outbound/carrier/sandbox/sandbox-server.ts';
import { listen, stop } from '../../faults/fault-proxy.ts';

/** The sandbox of carriers as a peer over HTTP, which can go away. */
export interface CarrierPeer {
  carrier: Carrier;
  isDown: boolean;
  /** How often it was asked. */
  asked: number;
  /** What becomes of a parcel, as somebody says on its page. */
  move(trackingNumber: string, state: TrackingState, carrier?: string): Promise<void>;
  /** Its page, on which everything stands. */
  page(): Promise<string>;
  close(): Promise<void>;
}

const token = 'a token of the carrier, long enough';

export async function startCarrierPeer(now?: () => number): Promise<CarrierPeer> {
  const sandbox = createCarrierSandbox({ token, ...(now && { now }) });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/v1/')) peer.asked += 1;
    if (peer.isDown) request.socket.destroy();
    else sandbox.emit('request', request, response);
  });
  const url = await listen(server);
  const peer: CarrierPeer = {
    ...{ carrier: createHttpCarrier({ url, token }), isDown: false, asked: 0 },
    async move(trackingNumber, state, carrier = 'post') {
      const body = new URLSearchParams({ state });
      const sent = { method: 'POST', body, redirect: 'manual' as const };
      const { status } = await fetch(`${url}/parcels/${carrier}/${trackingNumber}`, sent);
      if (status !== 303) throw new Error(`${trackingNumber} could not be moved: ${status}`);
    },
    page: async () => (await fetch(url)).text(),
    close: () => stop(server),
  };
  return peer;
}
