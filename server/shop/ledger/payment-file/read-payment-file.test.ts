import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaymentFile } from './read-payment-file.ts';
import { type SampleEntry, sampleDetail, sampleStatement } from './testing/statements.ts';

const read = (text: string | Uint8Array) =>
  readPaymentFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'de-AT');
const faultsOf = (text: string | Uint8Array): string[] => {
  const file = read(text);
  return file.ok ? [] : file.faults.map(({ line, reason }) => `${line}: ${reason}`);
};

describe('a statement (camt.053)', () => {
  test('tells of the money that came, and passes over what is no such', () => {
    const file = read(
      sampleStatement([
        {
          reference: 'A1',
          details: [sampleDetail('Bestellung 1000000005 &amp; danke', { payer: 'Jürgen Łukasz' })],
        },
        { direction: 'DBIT', amount: '12.00' },
        { state: '<Sts>PDNG</Sts>' },
        { isReversal: true },
        { reference: 'A2', amount: '1234567.5', details: [] },
      ]),
    );
    expect(file).toEqual({
      ok: true,
      left: 3,
      lines: [
        {
          ...{ reference: 'A1', bookedOn: '2026-12-10', amount: 8094, currency: 'EUR' },
          ...{ payer: 'Jürgen Łukasz', purpose: 'Bestellung 1000000005 & danke' },
        },
        {
          reference: 'A2',
          bookedOn: '2026-12-10',
          amount: 123_456_750,
          currency: 'EUR',
          payer: '',
          purpose: '',
        },
      ],
    });
  });

  test('is read in newer versions, with prefixes, too', () => {
    const newer = sampleStatement(
      [
        {
          state: '<Sts><Cd>BOOK</Cd></Sts>',
          day: '<BookgDt><DtTm>2026-12-10T09:00:00+01:00</DtTm></BookgDt>',
          details: [
            sampleDetail('x').replace(
              '<Dbtr><Nm>Maria Gruber</Nm></Dbtr>',
              '<Dbtr><Pty><Nm>Maria Gruber</Nm></Pty></Dbtr>',
            ),
          ],
        },
      ],
      '08',
    )
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=');
    expect(newer).toContain('<c:Ntry>');
    expect(read(newer)).toMatchObject({
      ok: true,
      lines: [{ reference: 'AT-0042-2026/1', bookedOn: '2026-12-10', payer: 'Maria Gruber', purpose: 'x' }],
    });
  });

  test('has each payment of a collective entry, which sum up to it', () => {
    const collective = (second: string): string =>
      sampleStatement([
        {
          ...{ amount: '100.00', reference: 'B1' },
          details: [
            sampleDetail('one', { amount: '60.00' }),
            sampleDetail('two', { amount: second, reference: 'OWN' }),
          ],
        },
      ]);
    expect(read(collective('40.00'))).toMatchObject({
      lines: [
        { reference: 'B1/1', amount: 6000, purpose: 'one' },
        { reference: 'OWN/2', amount: 4000, purpose: 'two' },
      ],
    });
    expect(faultsOf(collective('40.01'))).toEqual(['10: the payments of an entry do not sum up to it']);
  });

  test.each<[string, SampleEntry, string]>([
    ['no amount', { amount: '12,00' }, '11: “12,00 EUR” is no amount'],
    ['parts of cents', { amount: '12.005' }, '11: “12.005 EUR” is no amount'],
    ['nothing', { amount: '0.00' }, '11: “0.00 EUR” is no amount'],
    ['no currency', { currency: 'euro' }, '11: “80.94 euro” is no amount'],
    ['no day', { day: '<BookgDt><Dt>2026-02-30</Dt></BookgDt>' }, '15: “2026-02-30” is no day'],
    ['no direction', { direction: 'PLUS' }, '10: an entry says neither CRDT nor DBIT'],
    [
      'a reference that is too long',
      { reference: 'R'.repeat(101) },
      '10: the reference is longer than 100 characters',
    ],
  ])('with %s is refused with its line, and nothing else is taken of it', (_what, wrong, fault) => {
    expect(faultsOf(sampleStatement([wrong, { reference: 'GOOD' }]))).toEqual([fault]);
  });

  test('with an entry twice is refused', () => {
    expect(faultsOf(sampleStatement([{ reference: 'A' }, { reference: 'A' }]))).toEqual([
      '21: the entry A is there already, on line 10',
    ]);
  });

  test.each([
    [
      'a document type',
      '<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<Document>&a;</Document>',
      /document type/,
    ],
    ['an entity of its own', sampleStatement([{ reference: '&lol;' }]), /entity/i],
    ['an entity of HTML', sampleStatement([{ reference: 'a&nbsp;b' }]), /entity/i],
    ['no end', sampleStatement([{}]).slice(0, -40), /Unclosed/],
    ['elements without end', '<a>'.repeat(10_000), /elements in each other/],
    ['another document', '<Document><pain/></Document>', /no camt\.053/],
    ['no element', '<?xml version="1.0"?>', /no element/],
  ])('with %s is refused', (_what, text, fault) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  test('with letters of no UTF-8 is refused', () => {
    const bytes = Buffer.from(sampleStatement([{ details: [sampleDetail('Müller')] }]), 'latin1');
    expect(faultsOf(bytes)).toEqual(['1: the file is no UTF-8']);
  });
});

describe('a list (CSV)', () => {
  const head = 'Buchungsdatum;Partnername;Betrag;Währung;Zahlungsreferenz';

  test('tells of the money that came, as a bank writes it', () => {
    const text = `${head}\r\n10.12.2026;Maria Gruber;1.234,50;EUR;"Bestellung ""1000000005"""\r\n11.12.2026;Shop;-12,00;EUR;Miete\r\n`;
    const file = read(text);
    expect(file).toMatchObject({
      ...{ ok: true, left: 1 },
      lines: [
        {
          ...{ bookedOn: '2026-12-10', amount: 123_450, currency: 'EUR', payer: 'Maria Gruber' },
          purpose: 'Bestellung "1000000005"',
        },
      ],
    });
    expect(read(Buffer.from(text, 'latin1'))).toEqual(file);
  });

  test('tells two payments that are alike apart, and knows both again in a longer list', () => {
    const twice = '10.12.2026;A;5,00;EUR;x\n'.repeat(2);
    const references = (text: string): string[] => {
      const file = read(text);
      return file.ok ? file.lines.map(({ reference }) => reference) : [];
    };
    const short = references(`${head}\n${twice}`);
    expect(new Set(short).size).toBe(2);
    const long = references(`${head}\n09.12.2026;B;1,00;EUR;y\n${twice}`);
    expect(long.slice(1)).toEqual(short);
  });

  test('is refused with its line where something of it is wrong', () => {
    expect(faultsOf('a;b\n1;2')).toEqual([
      '1: the first line has no column “date”, “amount”, “currency”, “purpose”',
    ]);
    expect(faultsOf('')).toHaveLength(1);
    const rows =
      '10.12.2026;A;5,005;EUR;x\n32.12.2026;A;5,00;EUR;x\n10.12.2026;A;5,00;Euro;x\n10.12.2026;A;5,00;EUR;x';
    expect(faultsOf(`${head}\n${rows}`)).toEqual([
      '2: “5,005” is no amount',
      '3: “32.12.2026” is no day: write 2026-12-31 or 31.12.2026',
      '4: “EURO” is no currency',
    ]);
  });
});

test('whatever a file holds is answered: by lines, or by faults', () => {
  const pieces = fc.constantFrom(
    '<Document>',
    '</Document>',
    '<Ntry>',
    '<!DOCTYPE a>',
    '&amp;',
    '&#0;',
    '<![CDATA[',
    ']]>',
    ';',
    '\n',
    '"',
    '12,00',
    'EUR',
    'date;amount;currency;purpose\n',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(pieces, { maxLength: 40 }).map((all) => Buffer.from(all.join(''))),
      ),
      (bytes) => {
        const file = read(bytes);
        const isTold = file.ok ? file.lines.every(({ amount }) => amount > 0) : file.faults.length > 0;
        expect(isTold).toBe(true);
      },
    ),
    { numRuns: 2000, seed: 22 },
  );
});

test('a file that is too large is refused unread', () => {
  expect(faultsOf(new Uint8Array(20_000_001))).toEqual(['1: the file is larger than 20000000 bytes']);
});
