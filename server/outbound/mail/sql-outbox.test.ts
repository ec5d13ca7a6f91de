import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMailOutbox } from '../../../tests/contract/mail-outbox.contract.ts';
import { collectingLog } from '../../../tests/services/collecting-log.ts';
import { startSmtpSink } from '../../../tests/services/smtp-sink.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { type Tenant, readTenants } from '../../../tenants/read-tenants.ts';
import type { Database } from '../../storage/database/database.ts';
import { addressee } from './addressee.ts';
import { composeMail } from './letter/compose-mail.ts';
import { createMailFrom } from './mail-from.ts';
import { createMailSender } from './mail-sender.ts';
import { readSmtpAddress } from './smtp-server-address.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { createSqlOutbox } from './sql-outbox.ts';
import { testMail } from './testing/sample-mail.ts';

testMailOutbox('database', async ({ clock }) => {
  const database = await openTestDatabase();
  return { outbox: createSqlOutbox({ database, clock }), close: () => database.close() };
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a mail comes with the transaction that it was added in, or goes with it', async () => {
  const outbox = createSqlOutbox({ database, clock: () => 1000 });
  const failing = database.kysely.transaction().execute(async (transaction) => {
    await outbox.add(testMail(), 'a', transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await outbox.backlog()).toEqual({ waiting: 0, oldest: null });
  await database.kysely.transaction().execute(async (transaction) => {
    await outbox.add(testMail(), 'a', transaction);
    // Nobody sends it before the rest of the transaction holds.
    expect(await outbox.claim(1000, 10, 60_000)).toEqual([]);
  });
  expect(await outbox.backlog()).toEqual({ waiting: 1, oldest: 1000 });
});

test('a mail that another process is taking is passed over, not waited for', async () => {
  const outbox = createSqlOutbox({ database, clock: () => 2000 });
  await outbox.add(testMail(), 'b');
  await database.kysely.transaction().execute(async (transaction) => {
    const inside = createSqlOutbox({ database: { kysely: transaction }, clock: () => 2000 });
    expect((await inside.claim(2000, 1, 60_000)).map(({ key }) => key)).toEqual(['a']);
    expect((await outbox.claim(2000, 5, 60_000)).map(({ key }) => key)).toEqual(['b']);
  });
});

test('senders of several processes share the work: each mail arrives once, as it was composed', async () => {
  const own = await openTestDatabase();
  const sink = await startSmtpSink();
  const outbox = createSqlOutbox({ database: own, clock: Date.now });
  const shop = { ...readTenant('at'), origin: 'https://www.example.at' };
  const readers = Array.from({ length: 24 }, (_, index) => `reader${index}@example.at`);
  for (const address of readers) {
    const link = { path: `/konto?token=${address}`, validMs: 3_600_000 };
    const reader = { salutation: 'none', firstName: 'Maria', lastName: 'Gruber' } as const;
    const composed = await composeMail('reset-password', { reader, link }, shop, 'de-AT');
    await outbox.add({ ...composed, to: addressee(address, reader) }, `reset ${address}`);
  }
  const senders = Array.from({ length: 3 }, () => {
    const fromOf = createMailFrom({ '*': 'post@linde.example' }, [shop.config]);
    const transport = createSmtpTransport({ server: readSmtpAddress(sink.url), fromOf });
    return createMailSender({
      ...{ outbox, transport, clock: Date.now, random: Math.random, pollMs: 5 },
      drawPaper: async () => null,
      ...{ log: collectingLog(), counter: { inc() {} } },
    });
  });
  for (const sender of senders) sender.start();
  await expect.poll(async () => (await outbox.backlog()).waiting).toBe(0);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(sink.mails.map(({ envelope }) => String(envelope.to)).toSorted()).toEqual(readers.toSorted());
  for (const { envelope, parsed } of sink.mails)
    expect(parsed.text).toContain(`https://www.example.at/konto?token=${String(envelope.to)}`);
  expect(
    (await outbox.newest(100)).filter(({ state, mail }) => state !== 'sent' || mail.text !== ''),
  ).toEqual([]);
  await sink.close();
  await own.close();
});

function readTenant(slug: string): Tenant {
  const tenants = readTenants(join(import.meta.dirname, '../../../tenants'));
  const tenant = tenants.find(({ config }) => config.slug === slug);
  if (!tenant) throw new Error(`There is no ${slug}`);
  return tenant;
}
