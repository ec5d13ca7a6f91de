import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

/** What a logger writes of some fields. */
function written(fields: object): Record<string, unknown> {
  let line = '';
  const log = createLogger('info', false, { write: (text) => void (line = text) });
  log.info(fields, 'said');
  return JSON.parse(line) as Record<string, unknown>;
}

test.each(['err', 'error', 'cause'])(
  'an error named %s is written with its message and its place',
  (name) => {
    const fields = written({ [name]: new TypeError('no room') });
    expect(fields[name]).toMatchObject({
      type: 'TypeError',
      message: 'no room',
      stack: expect.stringContaining('logger.test.ts') as string,
    });
  },
);

test('secrets are left out, and long texts cut', () => {
  const { visitor, text } = written({
    visitor: { password: 'geheim', token: 't', email: 'a@b.at', name: 'n' },
    text: 'x'.repeat(3000),
  });
  expect(visitor).toEqual({ password: '[removed]', token: '[removed]', email: '[removed]', name: 'n' });
  expect(text).toBe(`${'x'.repeat(2000)}…`);
});

test('what the database says of a row is left out, whatever the error is wrapped in', () => {
  const refused = Object.assign(new Error('violates check constraint "account_birthday_check"'), {
    code: '23514',
    detail: 'Failing row contains (at, 47110815, anna@example.at, 1980-01-31).',
    where: 'COPY account, line 1: "anna@example.at"',
  });
  for (const name of ['err', 'error']) {
    expect(written({ [name]: refused })[name]).toMatchObject({ code: '23514', message: refused.message });
    for (const error of [refused, new Error('It failed', { cause: refused })])
      expect(JSON.stringify(written({ [name]: error }))).not.toContain('anna@example.at');
  }
});
