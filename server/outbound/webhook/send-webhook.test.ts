import { expect, test } from 'vitest';
import { freePort } from '../../../tests/running/free-port.ts';
import { startSilentServer } from '../../../tests/services/silent-server.ts';
import { sendWebhook } from './send-webhook.ts';

const secrets = [Buffer.from('a secret of the shop, long enough').toString('base64')];
const message = { message: 'msg_0000000000000000000001', body: '{}' };
const send = (url: string, ms: number) =>
  sendWebhook({ url, secrets }, message, { at: 1_795_000_000_000, signal: AbortSignal.timeout(ms) });

test('a system that is away is an answer, as one is that says nothing in time', async () => {
  expect(await send(`http://127.0.0.1:${await freePort()}`, 2000)).toEqual({
    ...{ ok: false, isPermanent: false, reason: 'ECONNREFUSED' },
  });
  const silent = await startSilentServer();
  expect(await send(`http://127.0.0.1:${silent.port}`, 100)).toEqual({
    ...{ ok: false, isPermanent: false, reason: 'TimeoutError' },
  });
  silent.close();
});
