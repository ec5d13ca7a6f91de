import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './sealed-text.ts';

const { seal, open } = createSeal('a secret of a test, long enough for it', randomBytes);

test('is read by its secret alone, and each time another text', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP');
  expect(open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSW');
  expect(() => createSeal('another secret, which is as long as that', randomBytes).open(sealed)).toThrow(
    'unable to authenticate',
  );
});

test('that somebody has changed opens no more', () => {
  const bytes = Buffer.from(seal('JBSWY3DPEHPK3PXP'), 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => open(changed.toString('base64url'))).toThrow('unable to authenticate');
  }
  expect(() => open(bytes.subarray(0, 20).toString('base64url'))).toThrow(/tag/i);
});
