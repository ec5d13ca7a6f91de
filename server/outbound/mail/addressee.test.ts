import { expect, test } from 'vitest';
import { addressee } from './addressee.ts';
import { checkMail } from './check-mail.ts';
import { testMail } from './testing/sample-mail.ts';

test('a mail goes to an address with a name, where it is one', () => {
  const address = 'maria@example.at';
  expect(addressee(address, { firstName: 'Maria', lastName: 'Gruber' })).toEqual({
    ...{ address, name: 'Maria Gruber' },
  });
  for (const firstName of ['A\r\nBcc: evil@x.at', 'evil.example', '<Maria>', 'x'.repeat(100)])
    expect(addressee(address, { firstName, lastName: 'Gruber' })).toEqual({ address });
  expect(addressee(address, { firstName: '', lastName: '' })).toEqual({ address });
});

test('no name of a person keeps a mail from being sent', () => {
  const names = ['Maria', 'ß'.repeat(50), 'A\r\nB', '\0', 'ä'.repeat(60), '=?utf-8?q?x?='];
  for (const firstName of names) {
    const to = addressee('maria@example.at', { firstName, lastName: 'y'.repeat(60) });
    expect(() => checkMail(testMail({ to }))).not.toThrow();
  }
});
