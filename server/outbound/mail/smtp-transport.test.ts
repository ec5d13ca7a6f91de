import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../tests/running/free-port.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/services/smtp-sink.ts';
import { testCertificate } from '../../../tests/services/test-certificate.ts';
import { MailServerUnavailable } from './mail-server-unavailable.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { readSmtpAddress } from './smtp-server-address.ts';
import { createSmtpTransport, type SmtpTransportOptions } from './smtp-transport.ts';
import { testMail } from './testing/sample-mail.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function sinkOf(options?: Parameters<typeof startSmtpSink>[0]): Promise<SmtpSink> {
  const sink = await startSmtpSink(options);
  opened.push(() => sink.close());
  return sink;
}
function transportTo(url: string, options: Partial<SmtpTransportOptions> = {}): MailTransport {
  const from = { name: 'Modehaus Linde', address: 'post@linde.example', replyTo: 'service@linde.example' };
  const server = readSmtpAddress(url);
  const transport = createSmtpTransport({ server, fromOf: () => from, connectMs: 2000, ...options });
  opened.push(() => transport.close());
  return transport;
}
const outgoing = (changes: Partial<OutgoingMail['mail']> = {}, key = 'welcome 1'): OutgoingMail => ({
  ...{ key, created: Date.UTC(2026, 10, 28, 9, 0, 0), mail: testMail(changes) },
});
const never = new AbortController().signal;

test('a mail arrives as it was written, from the shop, to its reader', async () => {
  const sink = await sinkOf();
  const mail = { subject: 'Schön – „Grüße“', to: { address: 'maria@example.at', name: 'Märia Größer' } };
  expect(await transportTo(sink.url).send(outgoing(mail), never)).toEqual({ ok: true });
  const [arrived] = sink.mails;
  expect(arrived?.envelope).toEqual({ from: 'post@linde.example', to: ['maria@example.at'] });
  expect(arrived?.parsed).toMatchObject({
    subject: 'Schön – „Grüße“',
    from: { value: [{ name: 'Modehaus Linde', address: 'post@linde.example' }] },
    to: { value: [{ name: 'Märia Größer', address: 'maria@example.at' }] },
    replyTo: { value: [{ address: 'service@linde.example' }] },
    date: new Date('2026-11-28T09:00:00Z'),
    html: testMail().html,
  });
  expect(arrived?.parsed.text?.trim()).toBe('Schön, dass Du da bist.');
  expect(arrived?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
});

test('files arrive with their mail', async () => {
  const sink = await sinkOf();
  const files = [{ name: 'RE-2026-000001.pdf', content: Buffer.from('%PDF-1.7 Größe') }];
  expect(await transportTo(sink.url).send({ ...outgoing(), files }, never)).toEqual({ ok: true });
  const [attached] = sink.mails[0]?.parsed.attachments ?? [];
  expect([attached?.filename, attached?.contentType, attached?.content.toString()]).toEqual([
    ...['RE-2026-000001.pdf', 'application/pdf', '%PDF-1.7 Größe'],
  ]);
});

test('names a mail alike at every try, and different mails differently', async () => {
  const sink = await sinkOf();
  const transport = transportTo(sink.url);
  await transport.send(outgoing(), never);
  await transport.send(outgoing(), never);
  await transport.send(outgoing({}, 'welcome 2'), never);
  await transport.send(outgoing({ tenant: 'default' }), never);
  const ids = sink.mails.map(({ parsed }) => parsed.messageId);
  expect(ids[0]).toMatch(/^<[\w-]{32}@linde\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

// What visitors write to get a second reader or a header of their own.
test.each([
  ['a name with a header', { to: { address: 'maria@example.at', name: 'A\r\nBcc: evil@example.at' } }],
  ['a subject with a header', { subject: 'Hallo\r\nBcc: evil@example.at' }],
  ['a subject with a line feed alone', { subject: 'Hallo\nBcc: evil@example.at' }],
  ['two addresses', { to: { address: 'maria@example.at,evil@example.at' } }],
  ['two addresses with a semicolon', { to: { address: 'maria@example.at;evil@example.at' } }],
  ['a quoted address', { to: { address: '"evil@example.at y"@example.at' } }],
  ['an address with a name', { to: { address: 'Evil <evil@example.at>' } }],
  ['an encoded word', { to: { address: '=?utf-8?q?evil=40example.at?=' } }],
  ['an address with a header', { to: { address: 'maria@example.at\r\nBcc: evil@example.at' } }],
  ['a command of the protocol', { to: { address: 'maria@example.at>\r\nRCPT TO:<evil@example.at' } }],
  ['an address that is too long', { to: { address: `${'a'.repeat(64)}@${'b'.repeat(250)}.at` } }],
])('%s never leaves the house', async (_name, changes) => {
  const sink = await sinkOf();
  const delivery = await transportTo(sink.url).send(outgoing(changes), never);
  expect(delivery).toEqual({ ok: false, isPermanent: true, reason: 'invalid' });
  expect(sink.mails).toEqual([]);
});

test.each([
  ['a name that lists addresses', 'evil@example.at, other@example.at'],
  ['a name with an address', 'Evil <evil@example.at>'],
  ['a name with quotes', '" <evil@example.at>, "'],
  ['a name as an encoded word', '=?utf-8?q?=0D=0ABcc:_evil=40example.at?='],
])('%s stays a name: there is one recipient', async (_name, name) => {
  const sink = await sinkOf();
  const mail = outgoing({ to: { address: 'maria@example.at', name } });
  expect(await transportTo(sink.url).send(mail, never)).toEqual({ ok: true });
  const [arrived] = sink.mails;
  expect(arrived?.envelope.to).toEqual(['maria@example.at']);
  expect([arrived?.parsed.to].flat().flatMap((list) => list?.value.map(({ address }) => address))).toEqual([
    'maria@example.at',
  ]);
  const headers = arrived?.raw.split('\r\n\r\n', 1)[0] ?? '';
  expect(headers).not.toMatch(/^(bcc|cc):/im);
});

test('what the server refuses for good is permanent, all else is not, and neither repeats its words', async () => {
  const sink = await sinkOf();
  const transport = transportTo(sink.url);
  sink.refusals.push({ on: 'recipient', code: 550, text: '5.1.1 <maria@example.at> is unknown' });
  expect(await transport.send(outgoing(), never)).toEqual({
    ...{ ok: false, isPermanent: true, reason: '550 5.1.1' },
  });
  sink.refusals.push({ on: 'contents', code: 554, text: 'we read no mail to maria@example.at' });
  expect(await transport.send(outgoing(), never)).toEqual({ ok: false, isPermanent: true, reason: '554' });
  sink.refusals.push({ on: 'recipient', code: 450, text: '4.7.1 maria@example.at: come back later' });
  expect(await transport.send(outgoing(), never)).toEqual({
    ...{ ok: false, isPermanent: false, reason: '450 4.7.1' },
  });
  expect(sink.mails).toEqual([]);
  // The connection is as good as before.
  expect(await transport.send(outgoing(), never)).toEqual({ ok: true });
});

test('a login that fails is for the operator to put right, not the end of the mail', async () => {
  const sink = await sinkOf({
    ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    onAuth: ({ username, password }, _session, callback) =>
      username === 'shop' && password === 'p:w'
        ? callback(null, { user: 'shop' })
        : callback(new Error('no')),
  });
  const { port } = sink;
  expect(await transportTo(`smtp://shop:wrong@127.0.0.1:${port}`).send(outgoing(), never)).toEqual({
    ...{ ok: false, isPermanent: false, reason: '535' },
  });
  expect(await transportTo(`smtp://shop:p%3Aw@127.0.0.1:${port}`).send(outgoing(), never)).toEqual({
    ok: true,
  });
});

test('a server that is away is an answer', async () => {
  const transport = transportTo(`smtp://127.0.0.1:${await freePort()}`);
  expect(await transport.send(outgoing(), never)).toEqual({
    ...{ ok: false, isPermanent: false, reason: 'ESOCKET' },
  });
});

test('a server that says nothing is not waited for', async () => {
  const silent: Server = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  opened.push(() => silent.close());
  const { port } = silent.address() as { port: number };
  const transport = transportTo(`smtp://127.0.0.1:${port}`, { connectMs: 50 });
  expect(await transport.send(outgoing(), never)).toEqual({
    ...{ ok: false, isPermanent: false, reason: 'ETIMEDOUT' },
  });
  const cutOff = new AbortController();
  const sending = transportTo(`smtp://127.0.0.1:${port}`, { connectMs: 60_000 }).send(
    outgoing(),
    cutOff.signal,
  );
  cutOff.abort();
  expect(await sending).toMatchObject({ ok: false, isPermanent: false });
});

test('nothing is sent in the clear where TLS is asked for, or to a server that nobody vouches for', async () => {
  const plain = await sinkOf();
  expect(await transportTo(`${plain.url}?tls=required`).send(outgoing(), never)).toMatchObject({
    ...{ ok: false, isPermanent: false },
  });
  const upgrading = await sinkOf({ disabledCommands: ['AUTH'], ...testCertificate });
  const secure = await sinkOf({ disabledCommands: ['AUTH'], secure: true, ...testCertificate });
  for (const url of [`${upgrading.url}?tls=required`, `smtps://127.0.0.1:${secure.port}`]) {
    expect(await transportTo(url).send(outgoing(), never)).toMatchObject({ ok: false, isPermanent: false });
    expect(await transportTo(url, { ca: testCertificate.cert }).send(outgoing(), never)).toEqual({
      ok: true,
    });
  }
  expect(plain.mails).toEqual([]);
  expect([...upgrading.mails, ...secure.mails].map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
});

test('an address beyond ASCII gets its mail where the server offers SMTPUTF8', async () => {
  const sink = await sinkOf();
  const transport = transportTo(sink.url);
  for (const address of ['j\u00f6rg@xn--mller-kva.at', 'a&b@x.at', 'a=b/c@x.at']) {
    expect(await transport.canReach(address)).toBe(true);
    expect(await transport.send(outgoing({ to: { address } }), never)).toEqual({
      ok: true,
    });
  }
  const locals = sink.mails.map(({ envelope }) => String(envelope.to).split('@')[0]);
  expect(locals).toEqual(['j\u00f6rg', 'a&b', 'a=b/c']);
});

test('an address beyond ASCII cannot be reached by a server without SMTPUTF8; all others can', async () => {
  const sink = await sinkOf({ hideSMTPUTF8: true });
  const transport = transportTo(sink.url);
  expect(await transport.canReach('j\u00f6rg@x.at')).toBe(false);
  expect(await transport.canReach('a&b@x.at')).toBe(true);
});

test('nobody can tell what a server takes that does not answer, and it is asked again', async () => {
  const port = await freePort();
  const transport = transportTo(`smtp://127.0.0.1:${port}`);
  await expect(transport.canReach('j\u00f6rg@x.at')).rejects.toThrow(MailServerUnavailable);
  expect(await transport.canReach('a&b@x.at')).toBe(true);
  const sink = await startSmtpSink({}, port);
  opened.push(() => sink.close());
  expect(await transport.canReach('j\u00f6rg@x.at')).toBe(true);
});
