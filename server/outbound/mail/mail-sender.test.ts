import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../tests/running/free-port.ts';
import { startSmtpSink } from '../../../tests/services/smtp-sink.ts';
import { createKeptTransport } from './kept-transport.ts';
import { createMailSender, type MailSender, type MailSenderOptions } from './mail-sender.ts';
import type { Delivery } from '../queue/delivery.ts';
import type { MailTransport } from './mail-transport.ts';
import { createMemoryOutbox } from './testing/memory-outbox.ts';
import type { MailOutbox } from './outbox.ts';
import { givesUpAfterMs } from '../queue/retry-time.ts';
import { readSmtpAddress } from './smtp-server-address.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { samplePaper } from './testing/sample-letters.ts';
import { testMail } from './testing/sample-mail.ts';

const begin = 1_795_000_000_000;
let now = begin;
const clock = (): number => now;
const senders: MailSender[] = [];
afterEach(async () => {
  now = begin;
  for (const sender of senders.splice(0)) await sender.stop(0);
});

/** A transport of which the test decides every answer. */
function answering(answer: (key: string, signal: AbortSignal) => Promise<Delivery> | Delivery) {
  const sent: string[] = [];
  const transport: MailTransport = {
    keepsMails: false,
    async send({ key }, signal) {
      sent.push(key);
      return answer(key, signal);
    },
    canReach: () => Promise.resolve(true),
    close: vi.fn<() => void>(),
  };
  return { transport, sent };
}
const refused = (isPermanent: boolean, reason: string): Delivery => ({ ok: false, isPermanent, reason });

function senderOf(outbox: MailOutbox, transport: MailTransport, more: Partial<MailSenderOptions> = {}) {
  const lines: string[] = [];
  const keep = (...said: unknown[]): void => {
    lines.push(said.map((part) => JSON.stringify(part)).join(' '));
  };
  const counts: Record<string, number> = {};
  const sender = createMailSender({
    ...{ outbox, transport, clock, random: () => 0, pollMs: 5, drawPaper: async () => null, ...more },
    log: { warn: keep, error: keep },
    counter: { inc: ({ result }) => (counts[result] = (counts[result] ?? 0) + 1) },
  });
  senders.push(sender);
  return { sender, lines, counts };
}
const statesOf = async (outbox: MailOutbox): Promise<string[]> =>
  (await outbox.newest(100)).map(({ key, state }) => `${key} ${state}`).toReversed();

test('sends every mail once, of several senders too, and empties what was sent', async () => {
  const outbox = createMemoryOutbox({ clock });
  const { transport, sent } = answering(() => ({ ok: true }));
  const all = [1, 2, 3].map(() => senderOf(outbox, transport));
  for (const { sender } of all) sender.start();
  for (let count = 0; count < 20; count += 1) await outbox.add(testMail(), `mail ${count}`);
  await expect.poll(async () => (await outbox.backlog()).waiting).toBe(0);
  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(20);
  expect((await outbox.newest(1))[0]?.mail.html).toBe('');
  expect(all.reduce((sum, { counts }) => sum + (counts['sent'] ?? 0), 0)).toBe(20);
});

test('keeps mails readable that do not leave the machine', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  senderOf(outbox, createKeptTransport()).sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  expect((await outbox.newest(1))[0]?.mail).toEqual(testMail());
});

test('has a few mails on their way at the same time, never more', async () => {
  const outbox = createMemoryOutbox({ clock });
  for (let count = 0; count < 9; count += 1) await outbox.add(testMail(), `mail ${count}`);
  const ends: (() => void)[] = [];
  const { transport, sent } = answering(
    () => new Promise((resolve) => ends.push(() => resolve({ ok: true }))),
  );
  senderOf(outbox, transport, { atOnce: 3 }).sender.start();
  await expect.poll(() => sent.length).toBe(3);
  ends.shift()?.();
  await expect.poll(() => sent.length).toBe(4);
  expect(ends).toHaveLength(3);
  while (sent.length < 9 || ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await expect.poll(async () => (await outbox.backlog()).waiting).toBe(0);
});

test('tries again what failed, each time later, until it goes', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  let answer = refused(false, 'ESOCKET');
  const { transport, sent } = answering(() => answer);
  const { sender, counts } = senderOf(outbox, transport);
  sender.start();
  const entry = async () => (await outbox.newest(1))[0];
  await expect.poll(async () => (await entry())?.reason).toBe('ESOCKET');
  expect(await entry()).toMatchObject({ state: 'waiting', due: begin + 30_000, attempts: 1 });
  now = begin + 30_000;
  sender.wake();
  await expect.poll(async () => (await entry())?.due).toBe(begin + 90_000);
  answer = { ok: true };
  now = begin + 90_000;
  sender.wake();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(counts).toEqual({ postponed: 2, sent: 1 });
});

test('gives up after three days', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  const { transport } = answering(() => refused(false, '450'));
  const { sender, counts } = senderOf(outbox, transport);
  now = begin + givesUpAfterMs - 1000;
  sender.start();
  const entry = async () => (await outbox.newest(1))[0];
  await expect.poll(async () => (await entry())?.due).toBe(begin + givesUpAfterMs);
  now = begin + givesUpAfterMs;
  sender.wake();
  await expect.poll(() => statesOf(outbox)).toEqual(['a given-up']);
  expect(counts).toEqual({ postponed: 1, 'given-up': 1 });
});

test('does not send what was written long ago, as a database holds it that was restored', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  now = begin + givesUpAfterMs + 7 * 3_600_000;
  await outbox.add(testMail(), 'b');
  const { transport, sent } = answering(() => ({ ok: true }));
  senderOf(outbox, transport).sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a given-up', 'b sent']);
  expect(sent).toEqual(['b']);
});

test('gives up at once what is refused for good, and goes on with the rest', async () => {
  const outbox = createMemoryOutbox({ clock });
  for (const key of ['a', 'b', 'c']) await outbox.add(testMail(), key);
  const { transport } = answering((key) => (key === 'b' ? refused(true, '550 5.1.1') : { ok: true }));
  senderOf(outbox, transport).sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent', 'b given-up', 'c sent']);
});

test('log lines name no address, name, subject or content, whatever goes wrong', async () => {
  const outbox = createMemoryOutbox({ clock });
  const canary = testMail({
    to: { address: 'canary-address@example.at', name: 'Canary Name' },
    ...{ subject: 'canary subject', html: '<p>canary html</p>', text: 'canary text' },
  });
  for (const key of ['a', 'b', 'c', 'd']) await outbox.add(canary, key);
  const { transport } = answering((key) => {
    if (key === 'a') throw new Error('550 <canary-address@example.at> unknown');
    return key === 'd' ? { ok: true } : refused(key === 'b', '550');
  });
  // A database tells the row that it does not take.
  const away = Object.assign(new Error('canary message'), { code: '23514', detail: 'canary row' });
  const failing: MailOutbox = {
    ...outbox,
    sent: () => Promise.reject(away),
    giveUp: () => Promise.reject(away),
  };
  const { sender, lines } = senderOf(failing, transport);
  sender.start();
  await expect.poll(() => lines.length).toBe(5);
  expect(lines.join('\n')).not.toMatch(/canary/i);
  expect(lines.join('\n')).toContain('"purpose":"welcome"');
  expect(lines.join('\n')).toContain('"code":"23514"');
});

test('a mail that has gone is noted as sent as soon as the outbox answers again, and not sent twice', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  let failures = 0;
  const shaky: MailOutbox = {
    ...outbox,
    sent: (...args) =>
      (failures += 1) <= 2 ? Promise.reject(new Error('The database is away')) : outbox.sent(...args),
  };
  const { transport, sent } = answering(() => ({ ok: true }));
  senderOf(shaky, transport).sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  expect(sent).toEqual(['a']);
  expect(failures).toBe(3);
});

test('an outbox that does not answer is asked again, and told once', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  let failures = 0;
  const shaky: MailOutbox = {
    ...outbox,
    claim: (...args) =>
      (failures += 1) <= 3 ? Promise.reject(new Error('The database is away')) : outbox.claim(...args),
  };
  const { transport } = answering(() => ({ ok: true }));
  const { sender, lines } = senderOf(shaky, transport);
  sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  expect(lines).toHaveLength(1);
});

test('forgets after thirty days what was sent', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  const { sender } = senderOf(outbox, createKeptTransport());
  sender.start();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  now += 30 * 24 * 3_600_000 + 1;
  sender.wake();
  await expect.poll(() => statesOf(outbox)).toEqual([]);
});

test('stopping waits for mails on their way, and takes no others', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  let end = (): void => {};
  const { transport, sent } = answering(() => new Promise((resolve) => (end = () => resolve({ ok: true }))));
  const { sender } = senderOf(outbox, transport, { atOnce: 1 });
  sender.start();
  await expect.poll(() => sent).toEqual(['a']);
  await outbox.add(testMail(), 'b');
  const stopped = sender.stop();
  expect(transport.close).not.toHaveBeenCalled();
  end();
  await stopped;
  expect(await statesOf(outbox)).toEqual(['a sent', 'b waiting']);
  expect(sent).toEqual(['a']);
  expect(transport.close).toHaveBeenCalledOnce();
});

test('what is cut off by the end of the process goes out with the next one', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  const hanging = answering(() => new Promise<Delivery>(() => {}));
  const first = senderOf(outbox, hanging.transport);
  first.sender.start();
  await expect.poll(() => hanging.sent).toEqual(['a']);
  await first.sender.stop(0);
  const { transport, sent } = answering(() => ({ ok: true }));
  const { sender } = senderOf(outbox, transport);
  sender.start();
  // Others leave it alone while it may still be on its way.
  expect(await outbox.claim(now, 1, 1)).toEqual([]);
  now += 300_000;
  sender.wake();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent']);
  expect(sent).toEqual(['a']);
});

test('a mail that takes too long is cut off and tried again', async () => {
  const outbox = createMemoryOutbox({ clock });
  await outbox.add(testMail(), 'a');
  const { transport } = answering(
    (_key, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(refused(false, 'EABORT')));
      }),
  );
  senderOf(outbox, transport, { sendMs: 10 }).sender.start();
  await expect.poll(async () => (await outbox.newest(1))[0]?.reason).toBe('timeout');
  expect(await statesOf(outbox)).toEqual(['a waiting']);
});

test('a mail that must stay with one sender is lent for longer than sending may take', () => {
  const outbox = createMemoryOutbox({ clock });
  expect(() => senderOf(outbox, createKeptTransport(), { sendMs: 10, leaseMs: 10 })).toThrow(RangeError);
});

test('a mail server that is away gets every mail once when it is back', async () => {
  const port = await freePort();
  const outbox = createMemoryOutbox({ clock });
  for (const key of ['a', 'b', 'c']) await outbox.add(testMail(), key);
  const from = { name: 'Linde', address: 'post@linde.example', replyTo: 'post@linde.example' };
  const server = readSmtpAddress(`smtp://127.0.0.1:${port}`);
  const { sender } = senderOf(outbox, createSmtpTransport({ server, fromOf: () => from }));
  sender.start();
  const reasons = async () => (await outbox.newest(10)).map(({ reason }) => reason);
  await expect.poll(reasons).toEqual(['ESOCKET', 'ESOCKET', 'ESOCKET']);
  const sink = await startSmtpSink({}, port);
  now += 30_000;
  sender.wake();
  await expect.poll(() => statesOf(outbox)).toEqual(['a sent', 'b sent', 'c sent']);
  expect(sink.mails).toHaveLength(3);
  await sender.stop();
  await sink.close();
});

test('draws what goes with a mail when it is sent, and tries again while it cannot', async () => {
  const outbox = createMemoryOutbox({ clock });
  const papers = [samplePaper, { ...samplePaper, name: 'terms' as const }];
  await outbox.add(testMail({ papers }), 'a');
  const files: (readonly string[])[] = [];
  let isDown = true;
  const { transport } = answering(() => ({ ok: true }));
  const keeping: MailTransport = {
    ...transport,
    async send(outgoing) {
      files.push((outgoing.files ?? []).map(({ name, content }) => `${name} ${content.toString()}`));
      return { ok: true };
    },
  };
  const { sender, lines } = senderOf(outbox, keeping, {
    async drawPaper(tenant, { name, order }) {
      if (isDown) throw new Error('down');
      return name === 'terms' ? null : { name: `${name}.pdf`, content: Buffer.from(`${tenant} ${order}`) };
    },
  });
  sender.start();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect([await statesOf(outbox), files]).toEqual([['a waiting'], []]);
  isDown = false;
  now += 3_600_000;
  sender.wake();
  await vi.waitFor(async () => expect(await statesOf(outbox)).toEqual(['a sent']));
  expect(files).toEqual([['invoice.pdf at 4711081500']]);
});
