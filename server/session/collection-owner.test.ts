import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { collectionOwnerOf, customerName, startCollection } from './collection-owner.ts';
import { newGuestKey } from './guest-cookie.ts';
import type { Visitor } from './visitor.ts';

const transport = { isHttps: false };

function asked(cookie: string | undefined, visitor: Visitor = { kind: 'anonymous' }, isProved = true) {
  const cookies: string[] = [];
  const response = {
    locals: { tenant: { slug: 'at' }, visitor: { stored: async () => ({ session: { visitor, isProved } }) } },
    append: (_name: string, value: string) => void cookies.push(value),
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
