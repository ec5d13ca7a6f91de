import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '../../server/credentials/password-hasher.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { type AccountShop, startAccountShop } from '../server/account/account-shop.ts';
import type { Answer } from '../server/shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../server/visitor-of-shop.ts';
import { openTestDatabase } from '../services/test-database.ts';
import { noRedis, type SharedRedis, shareRedis } from '../services/shared-redis.ts';
import { createSeededChoice } from './seeded-choice.ts';

// Strangers and owners of mailboxes do what they can in any order, over two processes on one database and one Redis. Nobody but who reads the mailbox ever
// gets in, and the owner always can. By hand for long: `ATTACK_STEPS=5000 ATTACK_SEED=7 npm run test:server -- account-attacks`.

const steps = Number(process.env.ATTACK_STEPS ?? 150);
const seed = Number(process.env.ATTACK_SEED ?? 1);
const chance = createSeededChoice(seed);
const minute = 60_000;
const api = '/api/customer/v1';

interface Person {
  name: 'Eigen' | 'Fremd';
  /** Only owners read mails. */
  mailbox: string | undefined;
  /** The cookies of each of their browsers. */
  browsers: Map<string, string>[];
  /** Passwords that they chose, by address. */
  passwords: Map<string, string[]>;
}

const addresses = ['eins@example.at', 'zwei@example.at', 'drei@example.at'];
const person = (name: Person['name'], mailbox?: string): Person => {
  return { name, mailbox, browsers: [new Map(), new Map()], passwords: new Map() };
};
const owners = addresses.map((address) => person('Eigen', address));
const strangers = [person('Fremd'), person('Fremd')];
const everybody = [...owners, ...strangers];

let database: Database;
let redis: SharedRedis;
const shops: AccountShop[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  redis = await shareRedis();
  for (let at = 0; at < 2; at++) {
    const environment = { TRUST_PROXY: '1' };
    const shop = await startAccountShop({ environment, database, ...redis.shopOptions() });
    shop.content.page({ path: '/_/confirm-account', main: [{ type: 'confirm-account' }] });
    shop.content.page({ path: '/_/password-forgotten', main: [{ type: 'forgot-password-form' }] });
    shops.push(shop);
  }
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await redis.close();
  await database.close();
});

async function advance(ms: number): Promise<void> {
  shops.forEach((shop) => shop.advance(ms));
  await redis.pass(ms);
}

/** A browser's next request, to either process and from anywhere: limits by address of the network are another test's. */
function browse(cookies: Map<string, string>): ShopVisitor {
  const from = `${chance.below(200) + 1}.${chance.below(256)}.${chance.below(256)}.7`;
  return createVisitor(chance.of(shops), { cookies, headers: { 'X-Forwarded-For': from } });
}
const anyBrowser = ({ browsers }: Person): ShopVisitor => browse(chance.of(browsers));

let made = 0;
/** Notes a password as somebody's for an address. */
function choose(who: Person, address: string): string {
  const password = `${who.name} gewählt ${(made += 1)}`;
  who.passwords.set(address, [...(who.passwords.get(address) ?? []), password]);
  return password;
}
const entriesOf = ({ name }: Person) => ({
  ...{ salutation: 'none', firstName: name, lastName: name, terms: 'yes' },
  // A credential too: customers are known by it.
  birthday: name === 'Fremd' ? '1.1.1970' : '2.2.1980',
});

/** Fails for an answer that tells of a fault of ours; what a visitor did wrong is no fault. */
function whole(answer: Answer): Answer {
  const errors = shops.flatMap(({ lines }) => lines.filter((line) => line.includes('"level":50')));
  expect([answer.status < 500, errors]).toEqual([true, []]);
  return answer;
}
const register = async (who: Person, address: string, browser = anyBrowser(who)): Promise<Answer> =>
  whole(
    await browser.call(`${api}/registration`, {
      ...entriesOf(who),
      ...{ email: address, password: choose(who, address) },
    }),
  );

async function logIn(who: Person, address: string, browser = anyBrowser(who)): Promise<Answer> {
  const password = chance.of(who.passwords.get(address) ?? ['geraten']);
  const answer = whole(await browser.call(`${api}/login`, { email: address, password }));
  if (who.mailbox !== address)
    expect([address, password, answer.status]).not.toEqual([address, password, 200]);
  return answer;
}

async function forget(who: Person, address: string): Promise<void> {
  const browser = anyBrowser(who);
  const page = await browser.get('/passwort-vergessen');
  const formToken = /name="formToken" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
  await advance(4000);
  const asked = { form: 'forgot-password', email: address, formToken };
  whole(await browser.send('/passwort-vergessen', asked));
}

interface Letter {
  path: string;
  token: string;
}

/** The links in a mailbox, the newest first. */
async function lettersTo(address: string): Promise<Letter[]> {
  const mails = (await shops[0]?.mails()) ?? [];
  return mails
    .filter(({ mail }) => mail.to.address.toLowerCase() === address)
    .flatMap(({ mail }) => {
      // Nothing that was typed before the mailbox was proved.
      expect(`${mail.subject} ${mail.text}`).not.toContain('Fremd');
      const found = /example\.at(\/[a-z/-]+)\?token=([\w-]+)/.exec(mail.text);
      return found ? [{ path: found[1] ?? '', token: found[2] ?? '' }] : [];
    });
}

/** Opens a link and does what its page asks for. */
async function follow(owner: Person, { path, token }: Letter, browser = anyBrowser(owner)): Promise<Answer> {
  const address = owner.mailbox ?? '';
  if (path.includes('passwort')) {
    const password = choose(owner, address);
    return whole(await browser.call(`${api}/reset-password`, { token, password }));
  }
  const page = whole(await browser.get(`${path}?token=${token}`));
  const asks = page.text.includes('name="password"');
  const more = asks ? { ...entriesOf(owner), password: choose(owner, address) } : { known: 'yes' };
  return whole(await browser.call(`${api}/confirm-account`, { token, ...more }));
}

const anyAddress = (): string => chance.of(addresses);
const anyOf = <Item>(items: readonly Item[]): Item[] => (items.length === 0 ? [] : [chance.of(items)]);

const doings: (() => Promise<unknown>)[] = [
  () => register(chance.of(strangers), anyAddress()),
  () => logIn(chance.of(strangers), anyAddress()),
  () => forget(chance.of(everybody), anyAddress()),
  // In the case of the address that its owner does not use.
  () => register(chance.of(strangers), anyAddress().toUpperCase()),
  async () => {
    const owner = chance.of(owners);
    return register(owner, owner.mailbox ?? '');
  },
  async () => {
    const owner = chance.of(owners);
    return logIn(owner, owner.mailbox ?? '');
  },
  async () => {
    const owner = chance.of(owners);
    for (const letter of anyOf(await lettersTo(owner.mailbox ?? ''))) await follow(owner, letter);
  },
  async () => {
    const owner = chance.of(owners);
    // Two tabs, or two devices, at the same time.
    for (const letter of anyOf(await lettersTo(owner.mailbox ?? '')))
      await Promise.all([follow(owner, letter), follow(owner, letter)]);
  },
  async () => {
    const [owner, stranger] = [chance.of(owners), chance.of(strangers)];
    const address = owner.mailbox ?? '';
    await Promise.all([register(owner, address), register(stranger, address), logIn(stranger, address)]);
  },
  async () => anyBrowser(chance.of(strangers)).call(`${api}/confirm-account`, { token: 'a'.repeat(22) }),
  async () => anyBrowser(chance.of(everybody)).call(`${api}/logout`),
  async () => advance(chance.of([minute, 20 * minute, 2 * 60 * minute, 26 * 60 * minute])),
  async () => {
    await redis.kill();
    await redis.start();
  },
];

/** Whom the shop takes each browser for. */
async function expectStrangersOutside(): Promise<void> {
  for (const { browsers } of strangers)
    for (const cookies of browsers) {
      const { text } = await browse(cookies).get(api);
      expect(JSON.parse(text)).toEqual({ kind: 'anonymous' });
    }
}

/** Nothing of an account is a stranger's: neither what opens it, nor what is said in it. */
async function expectAccountsOfOwners(): Promise<void> {
  const hasher = createPasswordHasher();
  for (const address of addresses) {
    const account = await shops[0]?.accounts.byEmail('at', address);
    if (!account) continue;
    expect([account.firstName, account.birthday]).toEqual(['Eigen', '1980-02-02']);
    for (const { passwords } of strangers)
      for (const password of [...passwords].flatMap(([of, all]) => (of.toLowerCase() === address ? all : [])))
        expect(await hasher.verify(account.passwordHash, password)).toMatchObject({ matches: false });
  }
}

/** The answers to logins of an owner after what everybody can do: ask for a new password, or register. */
async function waysIn(owner: Person): Promise<number[]> {
  const address = owner.mailbox ?? '';
  await forget(owner, address);
  await register(owner, address);
  // A mail comes, or one that came before has a link that holds.
  const opensOne = async (): Promise<boolean> => {
    for (const letter of await lettersTo(address))
      if ((await follow(owner, letter)).status === 200) return true;
    return false;
  };
  await expect.poll(opensOne, { timeout: 10_000 }).toBe(true);
  const own = owner.passwords.get(address) ?? [];
  const answers: number[] = [];
  for (const password of own.toReversed().slice(0, 5))
    answers.push((await anyBrowser(owner).call(`${api}/login`, { email: address, password })).status);
  return answers;
}

const getsIn = ({ mailbox }: Person): unknown => [mailbox, expect.arrayContaining([200])];

test(
  `in ${steps} steps of seed ${seed} no stranger gets in, and every owner can`,
  async () => {
    for (let step = 0; step < steps; step++) {
      await chance.of(doings)();
      if (step % 10 === 0) await expectStrangersOutside();
    }
    await expectStrangersOutside();
    await expectAccountsOfOwners();
    for (const owner of owners) expect([owner.mailbox, await waysIn(owner)]).toEqual(getsIn(owner));
    await expectAccountsOfOwners();
    await expectStrangersOutside();
  },
  60_000 + steps * 2000,
);

test('both processes counted in one Redis', ({ skip }) => {
  if (redis.served.length === 0) skip(noRedis);
  expect(redis.served).toEqual([expect.toSatisfy(Boolean), expect.toSatisfy(Boolean)]);
});
