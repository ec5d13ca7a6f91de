import { expect, test } from 'vitest';
import { readSmtpAddress } from './smtp-server-address.ts';

test.each([
  ['smtps://a:b@mail.example', { host: 'mail.example', port: 465, tls: 'always' }],
  ['smtps://mail.example:2465/', { host: 'mail.example', port: 2465, tls: 'always' }],
  ['smtp://a:b@mail.example', { host: 'mail.example', port: 587, tls: 'upgrade' }],
  ['smtp://mail.example:25?tls=none', { host: 'mail.example', port: 25, tls: 'none' }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'none' }],
  ['smtp://a:b@127.0.0.1:1025', { host: '127.0.0.1', port: 1025, tls: 'none' }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, tls: 'none' }],
  ['smtp://localhost:1025?tls=required', { host: 'localhost', port: 1025, tls: 'upgrade' }],
])('%s', (address, expected) => {
  expect(readSmtpAddress(address)).toMatchObject(expected);
});

test('reads signs of a password that addresses write otherwise', () => {
  expect(readSmtpAddress('smtps://post%40shop:p%3Aw%2F%C3%A4@mail.example').credentials).toEqual({
    user: 'post@shop',
    password: 'p:w/ä',
  });
  expect(readSmtpAddress('smtps://mail.example').credentials).toBeNull();
});

test.each([
  'http://a:geheim@mail.example',
  'smtp:a:geheim',
  'smtp://a:geheim@mail.example/postbox',
  'smtp://a:geheim@mail.example?tls=none',
  'smtp://a:geheim@mail.example?tls=maybe',
  'smtp://a:geheim@mail.example?rejectUnauthorized=false',
])('%s is refused, without its password', (address) => {
  expect(() => readSmtpAddress(address)).toThrow(/^SMTP_URL: (?!.*geheim)/);
});
