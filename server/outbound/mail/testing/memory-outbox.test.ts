import { expect, test } from 'vitest';
import { testMailOutbox } from '../../../../tests/contract/mail-outbox.contract.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { testMail } from './sample-mail.ts';

testMailOutbox('memory', async ({ clock }) => ({
  outbox: createMemoryOutbox({ clock }),
  close: async () => {},
}));

test('when it is full, mails that were sent make room, never ones that wait', async () => {
  const outbox = createMemoryOutbox({ clock: () => 1000, most: 3 });
  for (const key of ['a', 'b', 'c']) await outbox.add(testMail(), key);
  await expect(outbox.add(testMail(), 'd')).rejects.toThrow('holds 3 mails');
  const [first, second] = await outbox.claim(1000, 2, 60_000);
  if (!first || !second) throw new Error('Nothing was due');
  await outbox.sent(second, 1001, true);
  await outbox.add(testMail(), 'd');
  expect((await outbox.newest(10)).map(({ key }) => key)).toEqual(['d', 'c', 'a']);
  // Whoever was forgotten is new again.
  await outbox.sent(first, 1002, true);
  await outbox.add(testMail(), 'b');
  expect((await outbox.newest(10)).map(({ key }) => key)).toEqual(['b', 'd', 'c']);
});
