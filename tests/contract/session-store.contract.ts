import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionLimits } from '../../server/session/session-limits.ts';
import type { SessionRecords } from '../../server/session/session-records.ts';
import { createSessionStore, type SessionStore } from '../../server/session/session-store.ts';
import type { Visitor } from '../../server/session/visitor.ts';

interface StartedRecords {
  records: SessionRecords;
  /** Everything that lies in the driver, as text. */
  atRest: () => Promise<string>;
  /** Whether `removeEnded` is what throws ended sessions away. */
  removesItself: boolean;
  close: () => Promise<void>;
}

/** What a driver is given: the clock, in ms since 1970; it answers with an empty store. */
type StartRecords = (now: () => number) => Promise<StartedRecords>;

const minute = 60_000;
const day = 86_400_000;
const start = Date.parse('2026-11-28T10:00:00Z');
const anonymous: Visitor = { kind: 'anonymous' };
const soft: Visitor = { kind: 'soft', customerId: 'c1' };
const full: Visitor = { kind: 'full', customerId: 'c1' };

/** Everything that a store of sessions promises. Each test has a tenant of its own within one store. */
export function testSessionStore(name: string, startRecords: StartRecords | undefined): void {
  describe.skipIf(!startRecords)(`session store: ${name}`, () => {
    let started: StartedRecords;
    let store: SessionStore;
    let replays: (string | null)[] = [];
    let now = start;
    let tenant = '';
    let tenants = 0;

    beforeAll(async () => {
      started = await (startRecords as StartRecords)(() => now);
      store = createSessionStore({
        records: started.records,
        now: () => now,
        onReplay: (_tenant, customer) => replays.push(customer),
      });
    });
    afterAll(async () => started.close());
    beforeEach(() => {
      now = start;
      replays = [];
      tenant = `shop${(tenants += 1)}`;
    });

    const begin = async (visitor: Visitor, stays = false): Promise<string> =>
      (await store.create(tenant, { visitor, stays })).session.id;
    const kindOf = async (id: string) => (await store.read(tenant, id))?.session.visitor.kind;
    const renew = async (id: string): Promise<string> => {
      const renewal = await store.renew(tenant, id);
      if (!renewal.ok) throw new Error(renewal.reason);
      return renewal.stored.session.id;
    };
    /** The visitor comes every so often, for so long. */
    const visit = async (id: string, forMs: number, everyMs: number): Promise<void> => {
      for (const end = now + forMs; now < end;) {
        now += everyMs;
        await store.touch(tenant, id);
      }
    };

    test('gives back what was begun, to its own shop alone', async () => {
      const created = await store.create(tenant, { visitor: full, stays: true });
      expect(created).toEqual({
        session: {
          id: expect.stringMatching(/^[\w-]{32}$/) as string,
          ...{ tenant, visitor: full, createdAt: start, seenAt: start, stays: true, isProved: true },
        },
        chain: expect.stringMatching(/^[\w-]{22}$/) as string,
        isCurrent: true,
        renewedAt: start,
      });
      expect(await store.read(tenant, created.session.id)).toEqual(created);
      expect(await store.read('elsewhere', created.session.id)).toBeNull();
      expect(await begin(anonymous)).not.toBe(await begin(anonymous));
      expect(await kindOf(await begin(anonymous))).toBe('anonymous');
    });

    test('keeps no id, only what it is known by', async () => {
      const ids = [await begin(full), await begin(anonymous)];
      ids.push(await renew(ids[0] ?? ''));
      const rest = await started.atRest();
      expect(rest).toContain(tenant);
      for (const id of ids) expect(rest).not.toContain(id);
    });

    test('knows nothing of ids that it has not made', async () => {
      const { chain } = await store.create(tenant, { visitor: full, stays: true });
      const hash = (await started.atRest()).match(/"current": ?"([\w-]{43})"/)?.[1] ?? '';
      expect(hash).not.toBe('');
      for (const id of [
        '',
        'attacker',
        chain,
        hash,
        'x'.repeat(32),
        'x'.repeat(10_000),
        "' or 1=1",
        'a\0b',
        'ü',
      ]) {
        expect(await store.read(tenant, id)).toBeNull();
        expect(await store.renew(tenant, id)).toEqual({ ok: false, reason: 'ended' });
        expect(await store.end(tenant, id)).toBe(false);
        await store.touch(tenant, id);
      }
    });

    test('writes when somebody was here at most once a minute', async () => {
      const id = await begin(full);
      now += minute - 1;
      await store.touch(tenant, id);
      expect((await store.read(tenant, id))?.session.seenAt).toBe(start);
      now += 1;
      await Promise.all([store.touch(tenant, id), store.touch(tenant, id)]);
      expect((await store.read(tenant, id))?.session.seenAt).toBe(start + minute);
    });

    test('full rights end after a while without a request', async () => {
      const id = await begin(full);
      now += sessionLimits.fullIdleMs - 1;
      expect(await kindOf(id)).toBe('full');
      now += 1;
      expect(await kindOf(id)).toBeUndefined();
    });

    test('… and some time after the login, however busy the visitor is', async () => {
      const id = await begin(full);
      await visit(id, sessionLimits.fullMostMs - 1, 20 * minute);
      expect(await kindOf(id)).toBeUndefined();
    });

    test('… while a busy visitor keeps them until then', async () => {
      const id = await begin(full);
      await visit(id, sessionLimits.fullMostMs - 30 * minute, 20 * minute);
      expect(await kindOf(id)).toBe('full');
    });

    test('whoever stays logged in is soft then, and does not become full by coming back', async () => {
      const id = await begin(full, true);
      now += sessionLimits.fullIdleMs;
      expect(await kindOf(id)).toBe('soft');
      await store.touch(tenant, id);
      expect(await store.read(tenant, id)).toMatchObject({ session: { visitor: soft, seenAt: now } });
      now += sessionLimits.staysIdleMs - 1;
      expect(await kindOf(id)).toBe('soft');
      now += 1;
      expect(await kindOf(id)).toBeUndefined();
    });

    test('… for a long time, not for ever', async () => {
      const id = await begin(full, true);
      await visit(id, sessionLimits.staysMostMs - 30 * day, 30 * day);
      expect(await kindOf(id)).toBe('soft');
      await visit(id, 30 * day, 30 * day);
      expect(await kindOf(id)).toBeUndefined();
    });

    test('a soft login that does not stay is short', async () => {
      const id = await begin(soft);
      now += sessionLimits.fullIdleMs;
      expect(await kindOf(id)).toBeUndefined();
    });

    test('an anonymous session ends without requests', async () => {
      const id = await begin(anonymous);
      now += sessionLimits.anonymousIdleMs - 1;
      expect(await kindOf(id)).toBe('anonymous');
      now += 1;
      expect(await kindOf(id)).toBeUndefined();
    });

    test.each([
      ['a login', anonymous, full, 'anonymous'],
      ['a login after a soft one', soft, full, 'soft'],
      ['a password that is entered again', full, full, 'soft'],
      ['a soft login', full, soft, 'soft'],
    ] as const)(
      '%s gives a new id; the old one has fewer rights, for some seconds',
      async (_, from, to, kind) => {
        const old = await begin(from, true);
        const next = await store.rotate(tenant, old, { visitor: to, stays: true });
        expect(next.session.id).not.toBe(old);
        expect(await store.read(tenant, old)).toMatchObject({
          session: { visitor: { kind } },
          isCurrent: false,
        });
        expect(await store.renew(tenant, old)).toEqual({ ok: false, reason: 'exchanged' });
        now += sessionLimits.graceMs - 1;
        await store.touch(tenant, old);
        expect(await kindOf(old)).toBe(kind);
        now += 1;
        expect(await kindOf(old)).toBeUndefined();
        expect(await kindOf(next.session.id)).toBe(to.kind);
        expect(replays).toEqual([]);
      },
    );

    test.each([
      ['another customer', { kind: 'full', customerId: 'c2' }],
      ['nobody', anonymous],
    ] as const)('the old id is dead at once when the next visitor is %s', async (_, visitor) => {
      const old = await begin(full, true);
      const next = await store.rotate(tenant, old, { visitor, stays: true });
      expect(await store.read(tenant, old)).toBeNull();
      expect(await store.read(tenant, next.session.id)).toMatchObject({ session: { visitor } });
    });

    test('a session begins whatever id was brought along', async () => {
      for (const id of [undefined, 'attacker', 'x'.repeat(32)]) {
        const { session } = await store.rotate(tenant, id, { visitor: full, stays: false });
        expect(session.id).not.toBe(id);
        expect(await kindOf(session.id)).toBe('full');
      }
    });

    test('an id is renewed; two tabs that do so at once get one new id, and none is logged out', async () => {
      const old = await begin(full, true);
      now += 2 * minute;
      const renewals = await Promise.all([store.renew(tenant, old), store.renew(tenant, old)]);
      const good = renewals.flatMap((renewal) => (renewal.ok ? [renewal.stored] : []));
      expect(good).toHaveLength(1);
      expect(renewals).toContainEqual({ ok: false, reason: 'exchanged' });
      const [next] = good;
      expect(next?.session.id).not.toBe(old);
      expect(await store.read(tenant, next?.session.id ?? '')).toMatchObject({
        session: { visitor: full, createdAt: start },
        chain: next?.chain,
        isCurrent: true,
        renewedAt: now,
      });
      now += sessionLimits.graceMs - 1;
      expect(await store.read(tenant, old)).toMatchObject({
        session: { id: old, visitor: full },
        chain: next?.chain,
        isCurrent: false,
      });
      expect(await store.renew(tenant, old)).toEqual({ ok: false, reason: 'exchanged' });
      expect(replays).toEqual([]);
    });

    test('a new id that gets lost on its way logs nobody out, however long it takes', async () => {
      const old = await begin(soft, true);
      await renew(old);
      expect(await store.renew(tenant, old)).toEqual({ ok: false, reason: 'exchanged' });
      now += day;
      expect(await store.read(tenant, old)).toMatchObject({ session: { visitor: soft }, isCurrent: true });
      const next = await renew(old);
      expect([await kindOf(next), replays]).toEqual(['soft', []]);
      now += sessionLimits.graceMs;
      expect(await kindOf(old)).toBeUndefined();
      expect(replays).toEqual(['c1']);
    });

    test('an id is renewed though a visit is noted at the same time', async () => {
      const old = await begin(full, true);
      now += minute;
      const [renewal] = await Promise.all([store.renew(tenant, old), store.touch(tenant, old)]);
      expect(renewal.ok).toBe(true);
    });

    test('an id that is used again long after its renewal ends the session, for thief and owner', async () => {
      const old = await begin(soft, true);
      const next = await renew(old);
      expect(await kindOf(next)).toBe('soft');
      now += sessionLimits.graceMs;
      expect(await kindOf(old)).toBeUndefined();
      expect(await kindOf(next)).toBeUndefined();
      expect(replays).toEqual(['c1']);
    });

    test('… whichever of both has renewed it: only one of two new ids lives', async () => {
      const old = await begin(soft, true);
      const one = await renew(old);
      now += 2 * minute;
      const other = await renew(old);
      expect(await kindOf(other)).toBe('soft');
      expect(await kindOf(one)).toBeUndefined();
      expect(await kindOf(other)).toBeUndefined();
    });

    test('… also one that is several renewals old, and when it is renewed with', async () => {
      const old = await begin(soft, true);
      let next = await renew(old);
      for (let times = 0; times < 3; times++) {
        now += day;
        next = await renew(next);
      }
      const other = await begin(soft, true);
      expect(await store.renew(tenant, old)).toEqual({ ok: false, reason: 'ended' });
      expect(await kindOf(next)).toBeUndefined();
      expect(await kindOf(other)).toBe('soft');
    });

    test('several renewals within some seconds are none of a thief', async () => {
      const ids = [await begin(full)];
      for (let times = 0; times < 3; times++) {
        now += 2000;
        ids.push(await renew(ids.at(-1) ?? ''));
      }
      for (const id of ids) expect(await kindOf(id)).toBe('full');
    });

    test('logout ends the session with all its ids, other devices go on', async () => {
      const other = await begin(full);
      const old = await begin(full);
      const next = await renew(old);
      expect(await store.end(tenant, old)).toBe(true);
      expect([await kindOf(old), await kindOf(next), await kindOf(other)]).toEqual([
        undefined,
        undefined,
        'full',
      ]);
      expect(await store.end(tenant, next)).toBe(false);
    });

    test('all sessions of a customer end on all devices; those of others, and of later logins, do not', async () => {
      const ids = [await begin(full), await begin(soft, true)];
      const renewedId = await renew(ids[0] ?? '');
      const others = [
        await begin({ kind: 'full', customerId: 'c2' }),
        await begin(anonymous),
        (await store.create('elsewhere', { visitor: full, stays: false })).session.id,
      ];
      await store.endAll(tenant, 'c1');
      for (const id of [...ids, renewedId]) expect(await kindOf(id)).toBeUndefined();
      expect(await kindOf(others[0] ?? '')).toBe('full');
      expect(await kindOf(others[1] ?? '')).toBe('anonymous');
      expect(await store.read('elsewhere', others[2] ?? '')).not.toBeNull();
      expect(await kindOf(await begin(full))).toBe('full');
      for (const id of ids) expect(await kindOf(id)).toBeUndefined();
    });

    test('no session outlives that by being renewed or touched at the same time', async () => {
      for (let times = 0; times < 5; times++) {
        const id = await begin(full, true);
        now += 2 * minute;
        const [renewal] = await Promise.all([
          store.renew(tenant, id),
          store.touch(tenant, id),
          store.endAll(tenant, 'c1'),
        ]);
        expect(await kindOf(id)).toBeUndefined();
        const next = renewal.ok ? renewal.stored.session.id : id;
        expect(await kindOf(next)).toBeUndefined();
      }
    });

    test('what has ended is thrown away, the rest stays', async () => {
      const brief = await begin(full);
      const long = await begin(full, true);
      await store.removeEnded();
      now += sessionLimits.fullIdleMs;
      expect(await store.removeEnded()).toBeGreaterThanOrEqual(started.removesItself ? 1 : 0);
      expect(await kindOf(brief)).toBeUndefined();
      expect(await kindOf(long)).toBe('soft');
      expect(await store.removeEnded()).toBe(0);
    });
  });
}
