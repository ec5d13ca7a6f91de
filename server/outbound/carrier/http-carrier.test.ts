import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { testCarrier } from '../../../tests/contract/carrier.contract.ts';
import { listen, stop } from '../../../tests/faults/fault-proxy.ts';
import { createHttpCarrier } from './http-carrier.ts';
import { createCarrierSandbox } from './sandbox/sandbox-server.ts';

const token = 'a token of the carrier, long enough';

testCarrier('over HTTP', async () => {
  let mode: 'pass' | 'down' | 'odd' = 'pass';
  const sandbox = createCarrierSandbox({ token });
  const peer = createServer((request, response) => {
    if (mode === 'pass') sandbox.emit('request', request, response);
    else if (mode === 'down') request.socket.destroy();
    else response.end('<!doctype html><p>Somebody else');
  });
  const url = await listen(peer);
  return {
    carrier: createHttpCarrier({ url, token }),
    setMode: (to) => void (mode = to),
    async move({ carrier, trackingNumber }, state) {
      const body = new URLSearchParams({ state });
      const { status } = await fetch(`${url}/parcels/${carrier}/${trackingNumber}`, {
        ...{ method: 'POST', body, redirect: 'manual' },
      });
      expect(status).toBe(303);
    },
    pickUps: async () => (await fetch(url)).text(),
    close: () => stop(peer),
  };
});

test('is not believed without its token, and never waited for too long', async () => {
  const sandbox = createCarrierSandbox({ token });
  const url = await listen(sandbox);
  const stranger = createHttpCarrier({ url, token: 'a token of nobody, long enough' });
  await expect(stranger.track({ carrier: 'post', trackingNumber: 'AT1' })).rejects.toThrow('as it should');
  await stop(sandbox);
  const silent = createServer(() => {});
  const hanging = createHttpCarrier({ url: await listen(silent), token, timeoutMs: 50 });
  await expect(hanging.track({ carrier: 'post', trackingNumber: 'AT1' })).rejects.toThrow('as it should');
  silent.closeAllConnections();
  await stop(silent);
});
