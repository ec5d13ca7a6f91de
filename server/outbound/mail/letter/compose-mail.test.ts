import { beforeAll, describe, expect, test } from 'vitest';
import { checkMail } from '../check-mail.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import type { LetterShop } from './letter-shop.ts';
import { letterMessages } from './letter-texts.ts';
import {
  letterLanguages,
  letterShop,
  sampleLetters,
  sampleLink,
  sampleReader,
} from '../testing/sample-letters.ts';
import { type MailPurpose, mailPurposes } from '../mail.ts';

const reader = sampleReader;
const link = sampleLink;
const inputs = sampleLetters;
const at = Date.UTC(2026, 10, 28, 9, 5);
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') ?? '');

describe.each(letterLanguages)('in the shop %s, %s', (slug, locale) => {
  const shop = letterShop(slug);

  describe.each(mailPurposes)('%s', (purpose: MailPurpose) => {
    let mail: ComposedMail;
    beforeAll(async () => {
      mail = await composeMail(purpose, inputs[purpose], shop, locale);
    });

    test('is a mail that may be sent, in its language', () => {
      expect(mail).toMatchObject({ tenant: slug, purpose });
      expect(() => checkMail({ ...mail, to: { address: 'maria@example.at' } })).not.toThrow();
      expect(mail.html).toMatch(/^<!DOCTYPE html/);
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    });

    test('has all of its texts', () => {
      const all = `${mail.subject}\n${mail.html.replaceAll(/<style>.*?<\/style>/gs, '')}\n${mail.text}`;
      expect(all).not.toMatch(/\{\{|\}\}|\bmail\.[a-z]+|undefined|\[object/);
    });

    test('leads to the shop alone, by absolute addresses, without anything that tells on the reader', () => {
      const hrefs = hrefsOf(mail.html);
      expect(hrefs.length).toBeGreaterThan(4);
      expect(hrefs.filter((href) => new URL(href).origin !== shop.origin)).toEqual([]);
      const addresses = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
      expect(addresses.length).toBeGreaterThan(3);
      expect(addresses.filter((address) => new URL(address).origin !== shop.origin)).toEqual([]);
      expect([...new Set(hrefs)].filter((href) => /utm_|[?&](?!token=|next=|auftrag=)/.test(href))).toEqual(
        [],
      );
    });

    test('fetches nothing from anywhere', () => {
      expect(mail.html).not.toMatch(
        /<img|<link|<script|<iframe|\bsrc=|\bbackground="|url\(|@import|@font-face/i,
      );
    });

    test('says the same as text', () => {
      // Text parts have no markup and no address twice in a row.
      expect(mail.text).not.toMatch(/<[a-z/]/);
      const words = mail.html
        .replaceAll(/<(style|title).*?<\/\1>|<!--.*?-->|<div[^>]*display:none.*?<\/div>/gs, '')
        .replaceAll(/<br\s*\/?>|<\/p>|<\/h[12]>|<\/t[dh]>|<\/span>/g, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'");
      const lines = words.split('\n').map((line) => line.trim());
      const missing = lines.filter((line) => line !== '' && !mail.text.includes(line));
      // The shop's name above the sheet, and what introduces the address that a text shows anyway.
      const expected = [shop.config.name, letterMessages[locale.slice(0, 2)]?.['mail.copy']];
      expect(missing.filter((line) => !expected.includes(line))).toEqual([]);
    });

    test('names the company, as the law wants it', () => {
      const { legalName, street, city, registerNumber, vatId, email, phone } = shop.config.company;
      const own = shop.config.locales.find((each) => each.locale === locale)?.sellerNumbers;
      for (const fact of [legalName, street, city, ...(own ?? [registerNumber, vatId]), email, phone]) {
        expect(mail.html).toContain(fact);
        expect(mail.text).toContain(fact);
      }
      for (const foreign of own ? [registerNumber, vatId] : []) {
        expect(mail.html).not.toContain(foreign);
        expect(mail.text).not.toContain(foreign);
      }
    });

    test('is light and dark in the shop’s colours, the ground too', () => {
      const [light, dark] = shop.theme.colours['bg'] ?? [];
      const [lightGround] = shop.theme.colours['surface'] ?? [];
      // What has a colour by its own style turns dark by its class alone.
      const tags = [...mail.html.matchAll(/<[a-z][^>]*\bstyle="[^"]*"[^>]*>/g)].map(([tag]) => tag);
      const grounds = tags.filter((tag) => /background-color:/.test(tag));
      expect(grounds.some((tag) => tag.includes(`background-color:${lightGround}`))).toBe(true);
      expect(grounds.filter((tag) => !/class="l-/.test(tag))).toEqual([]);
      expect(mail.html).toContain('<meta name="color-scheme" content="light dark"');
      expect(mail.html).toContain(`background-color:${light}`);
      expect(mail.html).toMatch(
        new RegExp(`@media \\(prefers-color-scheme:dark\\)\\{.*background-color:${dark} !important`),
      );
    });
  });

  test('a link that does something stands on a button, in full below it, and in the text', async () => {
    for (const purpose of ['confirm-registration', 'reset-password', 'confirm-email-change'] as const) {
      const mail = await composeMail(purpose, inputs[purpose], shop, locale);
      const address = `${shop.origin}${link.path}`;
      expect(hrefsOf(mail.html).filter((href) => href === address)).toHaveLength(2);
      expect(mail.html).toContain(`>${address.replaceAll('&', '&amp;')}</a>`);
      expect(mail.text.split('\n')).toContain(address);
    }
  });
});

const at_ = letterShop('at');
const other = letterShop('default');

test('greets as the language does', async () => {
  const line = async (salutation: 'female' | 'male' | 'none', locale: string) => {
    const shop = locale === 'de-AT' ? at_ : other;
    const person = { ...reader, salutation };
    const { text } = await composeMail('welcome', { reader: person, customerNumber: '1' }, shop, locale);
    return text.split('\n\n')[1];
  };
  expect(await line('female', 'de-AT')).toBe('Hallo Maria,');
  expect(await line('none', 'nl-NL')).toBe('Hallo Maria,');
  expect(await line('female', 'fr-CH')).toBe('Bonjour Madame Gruber,');
  expect(await line('male', 'fr-CH')).toBe('Bonjour Monsieur Gruber,');
  expect(await line('none', 'fr-CH')).toBe('Bonjour,');
});

test('repeats nothing that is no name: strangers write it', async () => {
  const person = {
    ...reader,
    firstName: 'Gewinn unter evil.example',
    lastName: '<a href="//evil.example">x</a>',
  };
  const { html, text, subject } = await composeMail('reset-password', { reader: person, link }, at_, 'de-AT');
  expect(`${html}${text}${subject}`).not.toContain('evil');
  expect(text).toContain('\n\nHallo,\n\n');
});

test('says how long a link holds, and when something happened in the shop’s time', async () => {
  const textOf = async (purpose: MailPurpose, shop: LetterShop, locale: string) =>
    // Intl puts spaces that do not break between numbers and units.
    (await composeMail(purpose, inputs[purpose], shop, locale)).text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(await textOf('confirm-registration', at_, 'de-AT')).toContain('gilt 7 Tage lang');
  expect(await textOf('reset-password', at_, 'de-AT')).toContain('gilt eine halbe Stunde lang');
  expect(await textOf('confirm-registration', other, 'fr-CH')).toContain('valable 7 jours');
  expect(await textOf('confirm-registration', other, 'nl-NL')).toContain('7 dagen geldig');
  expect(await textOf('password-changed', at_, 'de-AT')).toContain('am 28. November 2026 um 10:05 Uhr');
  expect(await textOf('password-changed', other, 'fr-CH')).toContain('le 28 novembre 2026 à 10 h 05.');
});

test('tells the old address whether the change is asked for or done', async () => {
  const subjects = [];
  for (const state of ['asked', 'done'] as const) {
    const mail = await composeMail('email-change-notice', { reader, at, state }, at_, 'de-AT');
    subjects.push(mail.subject);
    expect(mail.text.startsWith(mail.subject)).toBe(true);
  }
  expect(subjects).toEqual([
    'Deine E-Mail-Adresse soll geändert werden',
    'Deine E-Mail-Adresse wurde geändert',
  ]);
});

test('tells why money goes back: it came too late, or twice', async () => {
  const own = inputs['payment-returned'];
  const told = async (reason: 'late' | 'double'): Promise<string> =>
    (await composeMail('payment-returned', { ...own, reason }, at_, 'de-AT')).text;
  const [late, double] = [await told('late'), await told('double')];
  expect(late).toContain('Die Bestellung ist storniert.');
  expect(double).not.toContain('storniert');
  expect(double).toContain(`noch eine Zahlung über ${own.amount} angekommen`);
});

test('reminds of what is open, and names a fee only where there is one', async () => {
  const own = inputs['payment-reminder'];
  const told = async (fee: string | null): Promise<string> =>
    (await composeMail('payment-reminder', { ...own, fee }, at_, 'de-AT')).text;
  const [free, charged] = [await told(null), await told('€ 5,00')];
  expect(free).toContain(`am 1. November 2026 waren ${own.amount} zur Rechnung RE-2026-000042 fällig.`);
  expect(free).toContain('gib dabei die Bestellnummer 4711081500 an');
  expect(free).not.toContain('Erinnerung kommen');
  expect(charged).toContain('Für diese Erinnerung kommen € 5,00 dazu.');
});

test('links stand below the locale of the reader', async () => {
  const { text } = await composeMail('welcome', inputs['welcome'], other, 'fr-CH');
  expect(text).toContain('https://www.example.com/fr/mon-compte');
});

test('a shop’s own texts take the place of ours, and values in them are escaped', async () => {
  const shop = { ...at_, messages: { 'de-AT': { 'mail.welcome.subject': 'Servus & <willkommen>' } } };
  const mail = await composeMail('welcome', inputs['welcome'], shop, 'de-AT');
  expect(mail.subject).toBe('Servus & <willkommen>');
  expect(mail.html).toContain('<title>Servus &amp; &lt;willkommen&gt;</title>');
});

test('a button whose page a shop lacks is left out', async () => {
  const { login: _login, ...routes } = at_.config.routes;
  const shop = { ...at_, config: { ...at_.config, routes } };
  const { html, text } = await composeMail('already-registered', {}, shop, 'de-AT');
  expect(html).not.toContain('Zur Anmeldung');
  expect(text).not.toContain('/anmelden');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\r\nb',
  '/\t/evil.example',
  'konto',
  '',
])('the link %j leads out of the shop, and is told without its token', async (path) => {
  const input = { reader, link: { path: `${path}?token=geheim`, validMs: 1 } };
  if (path === '') input.link.path = '';
  const composing = composeMail('reset-password', input, at_, 'de-AT');
  await expect(composing).rejects.toThrow(/^A link of a mail leads out of the shop$/);
});

test('every language has the same texts with the same values', () => {
  const valuesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
  const { de = {}, ...others } = letterMessages;
  expect(Object.keys(others).toSorted()).toEqual(['fr', 'nl']);
  for (const texts of Object.values(others)) {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(de).toSorted());
    // Languages greet by different names.
    const differing = Object.keys(de).filter(
      (key) =>
        !key.startsWith('mail.greeting.') &&
        String(valuesOf(texts[key] ?? '')) !== String(valuesOf(de[key] ?? '')),
    );
    expect(differing).toEqual([]);
  }
});

test('every text is used by a mail', async () => {
  const asked = new Set<string>();
  const own = Object.fromEntries(Object.entries(letterMessages['de'] ?? {}));
  const spy = new Proxy(own, {
    get: (texts, key) => {
      asked.add(String(key));
      return Reflect.get(texts, key) as unknown;
    },
  });
  const shop = { ...at_, messages: { 'de-AT': spy } };
  for (const purpose of mailPurposes) await composeMail(purpose, inputs[purpose], shop, 'de-AT');
  await composeMail('email-change-notice', { reader, at, state: 'done' }, shop, 'de-AT');
  await composeMail('payment-returned', { ...inputs['payment-returned'], reason: 'double' }, shop, 'de-AT');
  await composeMail('payment-reminder', { ...inputs['payment-reminder'], fee: '€ 5,00' }, shop, 'de-AT');
  await composeMail('payment-open', { ...inputs['payment-open'], reason: 'refused' }, shop, 'de-AT');
  for (const outcome of ['late', 'open', 'unknown'] as const)
    await composeMail(
      'withdrawal-received',
      { ...inputs['withdrawal-received'], outcome, articles: [] },
      shop,
      'de-AT',
    );
  for (const salutation of ['male', 'none'] as const)
    await composeMail('welcome', { reader: { ...reader, salutation }, customerNumber: '1' }, shop, 'de-AT');
  expect(Object.keys(own).filter((key) => !asked.has(key))).toEqual([]);
});

test('says by when a withdrawal is paid back as the shop promises, else as the law has it', async () => {
  const textWith = async (refundLimit: number | undefined): Promise<string> => {
    const terms = { occasions: {}, refundLimit };
    const locales = at_.config.locales.map((each) => ({ ...each, terms }));
    const shop = { ...at_, config: { ...at_.config, locales } };
    return (await composeMail('withdrawal-received', inputs['withdrawal-received'], shop, 'de-AT')).text;
  };
  expect(await textWith(10)).toContain('spätestens 10\u00a0Tage nach Deiner Erklärung');
  expect(await textWith(undefined)).toContain('spätestens 14\u00a0Tage nach Deiner Erklärung');
});
