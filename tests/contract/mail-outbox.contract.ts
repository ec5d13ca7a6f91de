import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClaimedMail, MailOutbox } from '../../server/outbound/mail/outbox.ts';
import { testMail } from '../../server/outbound/mail/testing/sample-mail.ts';

/** What a driver is given; it answers with an empty outbox. */
type StartMailOutbox = (options: {
  clock: () => number;
}) => Promise<{ outbox: MailOutbox; close: () => Promise<void> }>;

const begin = 1_795_000_000_000;
const lease = 60_000;

/** Everything that an outbox promises. */
export function testMailOutbox(name: string, start: StartMailOutbox): void {
  describe(`mail outbox: ${name}`, () => {
    let outbox: MailOutbox;
    let close: () => Promise<void>;
    let now = begin;

    beforeEach(async () => {
      now = begin;
      ({ outbox, close } = await start({ clock: () => now }));
    });
    afterEach(async () => close());

    const keys = async (most = 10): Promise<string[]> =>
      (await outbox.claim(now, most, lease)).map(({ key }) => key);
    async function claimOne(): Promise<ClaimedMail> {
      const [claimed] = await outbox.claim(now, 1, lease);
      if (!claimed) throw new Error('Nothing was due');
      return claimed;
    }

    test('keeps a mail with every character of it', async () => {
      const mail = testMail({
        to: { address: "o'brien+shop@example.at" },
        subject: 'Grüße, „Maria“ 👍 \\ \' " ; --',
        html: '<p>Größe 38 – 20 €</p>\n<p>{}</p>',
        text: 'Größe 38 – 20 €\n\n{}',
        papers: [{ name: 'invoice', locale: 'de-AT', order: '4711081500' }],
      });
      await outbox.add(mail, 'a');
      const [entry] = await outbox.newest(10);
      const told = { state: 'waiting', attempts: 0, created: begin, due: begin, settled: null, reason: null };
      expect(entry).toEqual({ id: entry?.id, key: 'a', mail, ...told });
      expect(await outbox.entry(entry?.id ?? 0)).toEqual(entry);
      expect(await outbox.entry(4711)).toBeNull();
      expect(await outbox.entry(0.5)).toBeNull();
    });

    test('takes a mail of one key once, in each shop', async () => {
      await outbox.add(testMail(), 'a');
      await outbox.add(testMail({ subject: 'Noch einmal' }), 'a');
      await outbox.add(testMail({ tenant: 'default' }), 'a');
      await Promise.all(Array.from({ length: 5 }, () => outbox.add(testMail(), 'b')));
      const found = await outbox.newest(10);
      expect(found.map(({ key, mail }) => `${mail.tenant} ${key}`)).toEqual(['at b', 'default a', 'at a']);
      expect(found.at(-1)?.mail.subject).toBe('Willkommen');
      expect(await outbox.newest(1)).toHaveLength(1);
    });

    test('knows the key of a mail that was sent', async () => {
      await outbox.add(testMail(), 'a');
      await outbox.sent(await claimOne(), now, false);
      await outbox.add(testMail(), 'a');
      expect(await keys()).toEqual([]);
      expect(await outbox.newest(10)).toHaveLength(1);
    });

    test.each([
      ['two addresses', { to: { address: 'a@example.at,evil@example.at' } }],
      ['an address with a line break', { to: { address: 'a@example.at\r\nBcc: evil@example.at' } }],
      ['a quoted address', { to: { address: '"evil@example.at y"@example.at' } }],
      ['an encoded word', { to: { address: '=?utf-8?q?evil=40example.at?=' } }],
      ['an address that is too long', { to: { address: `${'a'.repeat(64)}@${'b'.repeat(250)}.at` } }],
      ['a long local part', { to: { address: `${'a'.repeat(65)}@example.at` } }],
      ['no address', { to: { address: '' } }],
      ['a name with a line break', { to: { address: 'a@example.at', name: 'A\r\nBcc: evil@example.at' } }],
      ['a subject with a line break', { subject: 'Hallo\r\nBcc: evil@example.at' }],
      ['a subject with a NUL', { subject: 'Hallo\0' }],
      ['an empty subject', { subject: ' ' }],
      ['no text', { text: '' }],
      ['no HTML', { html: '' }],
    ])('refuses %s, without repeating it', async (_name, changes) => {
      const error: unknown = await outbox.add(testMail(changes), 'a').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).not.toContain('example.at');
      expect(await outbox.newest(10)).toEqual([]);
    });

    test.each(['', 'a\0b', 'k'.repeat(201)])('refuses a key that cannot be kept: %j', async (key) => {
      await expect(outbox.add(testMail(), key)).rejects.toThrow(TypeError);
    });

    test('gives what is due, the longest due first, to one sender', async () => {
      for (const key of ['a', 'b', 'c']) {
        await outbox.add(testMail(), key);
        now += 1000;
      }
      expect(await outbox.claim(begin - 1, 10, lease)).toEqual([]);
      expect(await keys(0)).toEqual([]);
      expect(await keys(2)).toEqual(['a', 'b']);
      expect(await keys()).toEqual(['c']);
      expect(await keys()).toEqual([]);
      expect(await outbox.backlog()).toEqual({ waiting: 3, oldest: begin });
    });

    test('gives a mail that was tried before in the order in which it is due', async () => {
      await outbox.add(testMail(), 'a');
      await outbox.postpone(await claimOne(), begin + 5000, 'timeout');
      now = begin + 4000;
      await outbox.add(testMail(), 'b');
      now = begin + 6000;
      await outbox.add(testMail(), 'c');
      expect(await keys(2)).toEqual(['b', 'a']);
    });

    test('gives each mail to one of many senders that ask at the same time', async () => {
      for (let count = 0; count < 12; count += 1) await outbox.add(testMail(), `mail ${count}`);
      const taken = (await Promise.all(Array.from({ length: 8 }, () => keys(3)))).flat();
      expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted());
      taken.push(...(await keys(12)));
      expect(new Set(taken).size).toBe(12);
      expect(taken).toHaveLength(12);
    });

    test('gives a mail again whose sender died', async () => {
      await outbox.add(testMail(), 'a');
      const first = await claimOne();
      expect(first).toMatchObject({ key: 'a', attempts: 1, created: begin, mail: testMail() });
      now += lease - 1;
      expect(await keys()).toEqual([]);
      now += 1;
      const second = await claimOne();
      expect(second).toMatchObject({ id: first.id, attempts: 2, mail: testMail() });
      // Who comes back from the dead decides nothing, unless it was sent.
      await outbox.postpone(first, now, 'timeout');
      await outbox.giveUp(first, now, '550');
      expect(await keys()).toEqual([]);
      expect(await outbox.entry(first.id)).toMatchObject({ state: 'waiting', reason: null });
      await outbox.sent(first, now, true);
      expect(await outbox.entry(first.id)).toMatchObject({ state: 'sent', settled: now });
      await outbox.postpone(second, now, 'timeout');
      await outbox.giveUp(second, now, '550');
      expect(await outbox.entry(first.id)).toMatchObject({ state: 'sent', settled: now, reason: null });
      now += lease;
      expect(await keys()).toEqual([]);
    });

    test('gives a postponed mail when it is due', async () => {
      await outbox.add(testMail(), 'a');
      await outbox.postpone(await claimOne(), now + 5000, 'timeout');
      const [entry] = await outbox.newest(1);
      expect(entry).toMatchObject({ state: 'waiting', due: now + 5000, reason: 'timeout', mail: testMail() });
      now += 4999;
      expect(await keys()).toEqual([]);
      now += 1;
      expect(await claimOne()).toMatchObject({ attempts: 2 });
    });

    test('keeps nothing of a mail that was sent or given up, unless it shall stay readable', async () => {
      const { tenant, purpose } = testMail();
      const nothing = { tenant, purpose, to: { address: '' }, subject: '', html: '', text: '' };
      for (const key of ['a', 'b', 'c']) await outbox.add(testMail(), key);
      const [a, b, c] = await outbox.claim(now, 3, lease);
      if (!a || !b || !c) throw new Error('Nothing was due');
      await outbox.sent(a, now + 1, false);
      await outbox.sent(b, now + 2, true);
      await outbox.giveUp(c, now + 3, '550 5.1.1');
      const told = (await outbox.newest(3)).map(({ key, state, settled, reason, mail }) => ({
        ...{ key, state, settled, reason, mail },
      }));
      expect(told).toEqual([
        { key: 'c', state: 'given-up', settled: now + 3, reason: '550 5.1.1', mail: nothing },
        { key: 'b', state: 'sent', settled: now + 2, reason: null, mail: testMail() },
        { key: 'a', state: 'sent', settled: now + 1, reason: null, mail: nothing },
      ]);
      now += lease;
      expect(await keys()).toEqual([]);
      expect(await outbox.backlog()).toEqual({ waiting: 0, oldest: null });
    });

    test('forgets what was settled long ago, and never what waits', async () => {
      for (const key of ['a', 'b', 'c']) await outbox.add(testMail(), key);
      const [a, b] = await outbox.claim(now, 2, lease);
      if (!a || !b) throw new Error('Nothing was due');
      await outbox.sent(a, now, true);
      await outbox.giveUp(b, now + 1, '550');
      expect(await outbox.forget(now)).toBe(0);
      expect(await outbox.forget(now + 1)).toBe(1);
      expect(await outbox.forget(now + 1000)).toBe(1);
      expect((await outbox.newest(10)).map(({ key }) => key)).toEqual(['c']);
      await outbox.add(testMail(), 'a');
      expect((await outbox.newest(10)).map(({ key }) => key)).toEqual(['a', 'c']);
    });
  });
}
