import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AuditEntry, AuditLog } from '../../server/staff/audit/audit-log.ts';
import type { StaffRole } from '../../server/staff/account/staff-role.ts';
import type { StaffSessions } from '../../server/staff/account/staff-sessions.ts';
import type { StaffStore } from '../../server/staff/account/staff-store.ts';
import { staffName } from '../../server/staff/account/staff.ts';
import { openStore, type StartStore } from './store-under-test.ts';

/** Accounts of staff, their sessions and the log of both, on the clock of the test. */
export interface StaffUnderTest {
  staff: StaffStore;
  sessions: StaffSessions;
  log: AuditLog;
}

const hashOf = (letter: string): string => letter.repeat(43);
const at = Date.UTC(2026, 10, 30, 9);
const day = 86_400_000;
const joining = { passwordHash: '$argon2id$one', totpStep: 5, recoveryHashes: [hashOf('r'), hashOf('s')] };

/** What every driver of the people's accounts does; `clock` is that of its sessions. */
export function testStaffStore(
  name: string,
  start: StartStore<StaffUnderTest>,
  clock: { now: number },
): void {
  describe(`staff: ${name}`, () => {
    const { store, another, newTenant } = openStore(start);

    function entry(
      tenant: string,
      action: string,
      subject = 'staff:?',
      more: Partial<AuditEntry> = {},
    ): AuditEntry {
      return { tenant, at, actor: 'shell', action, subject, before: null, after: null, ...more };
    }
    const link = (hash: string) => ({ hash, totpSecret: 't'.repeat(60), createdAt: at, expiresAt: at + day });

    async function invited(
      tenant: string,
      email: string,
      more: { link?: string | null; roles?: StaffRole[] } = {},
    ) {
      const { link: hash = hashOf('a'), roles = [{ tenant, application: 'desk', role: 'service' }] } = more;
      return store.staff.invite(
        {
          ...{ id: randomBytes(16).toString('base64url'), email, roles, at },
          link: hash === null ? null : link(hash),
        },
        [entry(tenant, 'staff.invited')],
      );
    }
    async function joined(tenant: string, email: string, hash = randomBytes(32).toString('base64url')) {
      const made = await invited(tenant, email, { link: hash });
      const done = await store.staff.join(hash, at, joining, entry(tenant, 'staff.joined'));
      if (!made.ok || !done.ok) throw new Error('Nobody joined');
      return done.staff;
    }
    const actions = async (tenant: string): Promise<string[]> =>
      (await store.log.list(tenant, {}, { limit: 100 })).map(({ action, subject }) => `${action} ${subject}`);

    test('an invitation makes an account of an address once, whatever its case, and tells the log', async () => {
      const tenant = newTenant();
      const email = `${tenant}@example.at`;
      const first = await invited(tenant, email);
      const second = await invited(tenant, email.toUpperCase(), {
        link: null,
        roles: [{ tenant, application: 'desk', role: 'warehouse' }],
      });
      if (!first.ok || !second.ok) throw new Error('No invitation was made');
      expect(second.staff).toEqual({
        ...first.staff,
        roles: [
          { tenant, application: 'desk', role: 'service' },
          { tenant, application: 'desk', role: 'warehouse' },
        ],
      });
      expect(first.staff).toMatchObject({ email, passwordHash: null, joinedAt: null, disabledAt: null });
      expect(await store.staff.ofShop(tenant)).toEqual([second.staff]);
      expect(await store.staff.ofShop('nowhere')).toEqual([]);
      const who = staffName(first.staff.id);
      expect(await actions(tenant)).toEqual([`staff.invited ${who}`, `staff.invited ${who}`]);
    });

    test('a link opens once, also for two at the same moment, and until its end', async () => {
      const tenant = newTenant();
      const hash = hashOf('b');
      await invited(tenant, `${tenant}@example.at`, { link: hash });
      expect(await store.staff.lookAtLink(hash, at + day)).toEqual({ ok: false, reason: 'expired' });
      expect(await store.staff.lookAtLink(hash, at + day - 1)).toMatchObject({
        ok: true,
        totpSecret: 't'.repeat(60),
      });
      const join = (driver: typeof store) =>
        driver.staff.join(hash, at, joining, entry(tenant, 'staff.joined'));
      const answers = await Promise.all([join(store), join(another), join(store)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await store.staff.lookAtLink(hash, at)).toEqual({ ok: false, reason: 'invalid' });
      expect((await actions(tenant)).filter((each) => each.startsWith('staff.joined'))).toHaveLength(1);
    });

    test('a newer link takes the place of the last', async () => {
      const tenant = newTenant();
      await invited(tenant, `${tenant}@example.at`, { link: hashOf('c') });
      await invited(tenant, `${tenant}@example.at`, { link: hashOf('d') });
      expect(await store.staff.lookAtLink(hashOf('c'), at)).toEqual({ ok: false, reason: 'invalid' });
      expect(await store.staff.lookAtLink(hashOf('d'), at)).toMatchObject({ ok: true });
    });

    test('a step of the second factor, and a recovery code, are used once by whoever is first', async () => {
      const tenant = newTenant();
      const { id } = await joined(tenant, `${tenant}@example.at`);
      const steps = await Promise.all([store, another, store].map(({ staff }) => staff.useTotpStep(id, 6)));
      expect(steps.filter(Boolean)).toHaveLength(1);
      expect([await store.staff.useTotpStep(id, 5), await store.staff.useTotpStep(id, 7)]).toEqual([
        false,
        true,
      ]);
      const use = ({ staff }: typeof store) =>
        staff.useRecoveryCode(id, hashOf('r'), entry(tenant, 'staff.used'));
      expect((await Promise.all([use(store), use(another)])).filter(Boolean)).toHaveLength(1);
      expect(await store.staff.countRecoveryCodes(id)).toBe(1);
      await store.staff.replaceRecoveryCodes(id, [hashOf('x')], entry(tenant, 'staff.renewed'));
      expect(await store.staff.useRecoveryCode(id, hashOf('s'), entry(tenant, 'staff.used'))).toBe(false);
    });

    test.each([
      [
        'other roles',
        (id: string, tenant: string) =>
          store.staff.setRoles(
            id,
            { tenant, application: 'desk' },
            ['warehouse'],
            entry(tenant, 'staff.changed'),
          ),
      ],
      [
        'another password',
        (id: string, tenant: string) =>
          store.staff.replacePassword(
            id,
            { before: '$argon2id$one', after: '$argon2id$two' },
            entry(tenant, 'staff.changed'),
            async () => {},
          ),
      ],
      [
        'an end',
        (id: string, tenant: string) => store.staff.setDisabled(id, at, [entry(tenant, 'staff.changed')]),
      ],
    ])('%s ends every session, and nobody else’s', async (_what, change) => {
      const tenant = newTenant();
      clock.now = at;
      const staff = await joined(tenant, `${tenant}@example.at`);
      const other = await joined(tenant, `other-${tenant}@example.at`);
      const begin = (who: typeof staff) =>
        store.sessions.begin(who, { tenant, application: 'desk' }, entry(tenant, 'staff.signed-in'));
      const ids = [await begin(staff), await begin(staff)];
      const kept = (await begin(other)) ?? '';
      expect([true, 'changed']).toContain(await change(staff.id, tenant));
      for (const id of ids)
        expect(await store.sessions.find({ tenant, application: 'desk' }, id ?? '')).toBeNull();
      expect(await store.sessions.find({ tenant, application: 'desk' }, kept)).toMatchObject({
        staff: { id: other.id },
      });
      expect(await actions(tenant)).toContain('staff.changed staff:?');
    });

    test('a session begins for nobody who was shut or got another password meanwhile', async () => {
      const tenant = newTenant();
      const staff = await joined(tenant, `${tenant}@example.at`);
      const begin = (passwordHash: string) =>
        store.sessions.begin(
          { id: staff.id, passwordHash },
          { tenant, application: 'desk' },
          entry(tenant, 'staff.signed-in'),
        );
      expect(await begin('$argon2id$other')).toBeNull();
      await store.staff.setDisabled(staff.id, at, [entry(tenant, 'staff.disabled')]);
      expect(await begin('$argon2id$one')).toBeNull();
      expect(await store.staff.setDisabled(staff.id, at, [entry(tenant, 'staff.again')])).toBe('unchanged');
      expect(await store.staff.setDisabled(staff.id, null, [entry(tenant, 'staff.enabled')])).toBe('changed');
      expect(await begin('$argon2id$one')).not.toBeNull();
      expect((await actions(tenant)).map((each) => each.split(' ')[0])).not.toContain('staff.again');
    });

    test('an entry that cannot be written takes what was done with it', async () => {
      const tenant = newTenant();
      const { id } = await joined(tenant, `${tenant}@example.at`);
      const broken = entry(tenant, 'NO ACTION');
      await expect(store.staff.setDisabled(id, at, [broken])).rejects.toThrow(/check constraint/);
      expect((await store.staff.byId(id))?.disabledAt).toBeNull();
    });

    test('the log is listed by shop, filter and page, the newest first', async () => {
      const tenant = newTenant();
      for (const [index, action] of ['order.shipped', 'staff.invited', 'order.noted'].entries())
        await store.log.record(
          entry(tenant, action, `order:${index}`, { at: at + index, before: 'a', after: 'b' }),
        );
      const list = async (...asked: [Parameters<AuditLog['list']>[1], Parameters<AuditLog['list']>[2]?]) =>
        (await store.log.list(tenant, asked[0], asked[1] ?? { limit: 10 })).map(({ action }) => action);
      expect(await list({})).toEqual(['order.noted', 'staff.invited', 'order.shipped']);
      expect(await list({ action: 'order' })).toEqual(['order.noted', 'order.shipped']);
      expect(await list({ action: 'order.shipped' })).toEqual(['order.shipped']);
      expect(await list({ subject: 'order:1' })).toEqual(['staff.invited']);
      expect(await list({ actor: 'shop' })).toEqual([]);
      expect(await list({ from: at + 1, to: at + 2 })).toEqual(['staff.invited']);
      const [, second] = await store.log.list(tenant, {}, { limit: 2 });
      expect(await list({}, { limit: 2, beforeId: second?.id })).toEqual(['order.shipped']);
      expect(await store.log.list('nowhere', {}, { limit: 10 })).toEqual([]);
    });
  });
}
