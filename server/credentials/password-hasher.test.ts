import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

/** Settings that cost nothing. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

async function hashed(hasher: ReturnType<typeof createPasswordHasher>, password: string): Promise<string> {
  const made = await hasher.hash(password);
  if (!made.ok) throw new Error('busy');
  return made.hash;
}

describe('the hasher of passwords', () => {
  test('knows a password again, and no other', async () => {
    const hasher = createPasswordHasher({ settings: cheap });
    const kept = await hashed(hasher, 'korrekt pferd');
    expect(await hasher.verify(kept, 'korrekt pferd')).toEqual({
      ok: true,
      matches: true,
      needsRehash: false,
    });
    expect(await hasher.verify(kept, 'korrekt pferd ')).toMatchObject({ ok: true, matches: false });
    expect(await hasher.verify(kept, '')).toMatchObject({ ok: true, matches: false });
    expect(await hashed(hasher, 'korrekt pferd')).not.toBe(kept);
  });

  test('uses Argon2id with 19 MiB and two passes', async () => {
    const hasher = createPasswordHasher();
    const kept = await hashed(hasher, 'ä'.repeat(128));
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(kept.length).toBeLessThanOrEqual(256);
    expect(await hasher.verify(kept, 'ä'.repeat(128))).toEqual({
      ok: true,
      matches: true,
      needsRehash: false,
    });
  });

  test('compares with something where there is nothing, and never finds it the same', async () => {
    const hasher = createPasswordHasher({ settings: cheap });
    expect(await hasher.verify(null, 'korrekt pferd')).toEqual({
      ok: true,
      matches: false,
      needsRehash: false,
    });
    expect(await hasher.verify(null, '')).toMatchObject({ matches: false });
  });

  test('tells when a hash was made under other settings, to who knows the password alone', async () => {
    const kept = await hashed(createPasswordHasher({ settings: cheap }), 'korrekt pferd');
    const stronger = createPasswordHasher({ settings: { ...cheap, timeCost: 2 } });
    expect(await stronger.verify(kept, 'korrekt pferd')).toEqual({
      ok: true,
      matches: true,
      needsRehash: true,
    });
    expect(await stronger.verify(kept, 'falsch')).toEqual({ ok: true, matches: false, needsRehash: false });
  });

  test('does a few at a time, lets a few wait, and refuses the rest at once', async () => {
    const hasher = createPasswordHasher({ settings: cheap, atOnce: 2, waiting: 3 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => hasher.hash('korrekt pferd')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.slice(5)).toEqual(Array.from({ length: 4 }, () => ({ ok: false, reason: 'busy' })));
    const looks = await Promise.all(Array.from({ length: 6 }, () => hasher.verify(null, 'x')));
    expect(looks.filter(({ ok }) => ok)).toHaveLength(5);
    // Refusals leave nothing behind.
    expect(await hasher.hash('korrekt pferd')).toMatchObject({ ok: true });
  });

  test('lets other work go on meanwhile', async () => {
    const hasher = createPasswordHasher();
    const order: string[] = [];
    const hashing = hasher.hash('korrekt pferd').then(() => order.push('hashed'));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    order.push('answered a page');
    await hashing;
    expect(order).toEqual(['answered a page', 'hashed']);
  });

  test('throws on what is no hash: that is a fault of ours', async () => {
    const hasher = createPasswordHasher({ settings: cheap });
    await expect(hasher.verify('geheim', 'geheim')).rejects.toThrow(Error);
  });
});
