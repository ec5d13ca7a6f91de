import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import {
  collectionOwnerOf,
  createGuestJoin,
  customerName,
  type JoinGuest,
  startCollection,
} from './collection-owner.ts';
import { guestName, newGuestKey } from './guest-cookie.ts';
import type { Visitor } from './visitor.ts';

const transport = { isHttps: false };

function asked(cookie: string | undefined, visitor: Visitor = { kind: 'anonymous' }, isProved = true) {
  const cookies: string[] = [];
  const response = {
    locals: { tenant: { slug: 'at' }, visitor: { stored: async () => ({ session: { visitor, isProved } }) } },
    req: { headers: { cookie } },
    append: (_name: string, value: string | string[]) => void cookies.push(...[value].flat()),
  } as unknown as Response;
  return { request: { headers: { cookie } } as Request, response, cookies };
}

test('whoever has collected nothing is nobody, until something is collected', async () => {
  const { request, response, cookies } = asked(undefined);
  expect(await collectionOwnerOf(request, response, transport)).toBeNull();
  const guest = await startCollection(request, response, transport);
  expect(guest).toMatch(/^g:/);
  expect(await collectionOwnerOf(request, response, transport)).toBe(guest);
  expect(await startCollection(request, response, transport)).toBe(guest);
  expect(cookies).toHaveLength(1);
});

test('a guest who comes back is the same one, and keeps the key for longer', async () => {
  const { request, response, cookies } = asked(`guest=${newGuestKey()}`);
  const guest = await collectionOwnerOf(request, response, transport);
  expect(await startCollection(request, response, transport)).toBe(guest);
  expect(cookies).toHaveLength(1);
});

test.each(['full', 'soft'] as const)(
  'a customer who has given the password is the customer, %s rights or not',
  async (kind) => {
    const { request, response, cookies } = asked(`guest=${newGuestKey()}`, { kind, customerId: 'c1' });
    expect(await collectionOwnerOf(request, response, transport)).toBe(customerName('c1'));
    expect(await startCollection(request, response, transport)).toBe(customerName('c1'));
    expect(cookies).toEqual([]);
  },
);

test('whoever is known by a number alone collects as a guest', async () => {
  const { request, response } = asked(undefined, { kind: 'soft', customerId: 'c1' }, false);
  expect(await collectionOwnerOf(request, response, transport)).toBeNull();
  expect(await startCollection(request, response, transport)).toMatch(/^g:/);
});

test.each([
  { what: 'is the customer’s, and its key is forgotten', done: 'joined', forgotten: 2 },
  {
    what: 'stays the guest’s where it could not be joined, and is tried again',
    done: 'not-now',
    forgotten: 0,
  },
] as const)('what a guest has left in the browser of a customer $what', async ({ done, forgotten }) => {
  const key = newGuestKey();
  const { request, response, cookies } = asked(`guest=${key}`, { kind: 'full', customerId: 'c1' });
  const calls: Parameters<JoinGuest>[] = [];
  createGuestJoin(async (...call) => (calls.push(call), done))(request, response, () => {});
  const owners = await Promise.all([1, 2].map(() => collectionOwnerOf(request, response, transport)));
  expect(owners).toEqual([customerName('c1'), customerName('c1')]);
  expect(await startCollection(request, response, transport)).toBe(customerName('c1'));
  expect(calls).toEqual([['at', guestName('at', key), customerName('c1')]]);
  expect(cookies.filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(forgotten);
});
