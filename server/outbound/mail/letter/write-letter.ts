import { spanWords } from '../../../../schemas/writing/span-words.ts';
import { letterFooter } from './letter-footer.ts';
import type { LetterInputs, LetterRequest, TokenLink } from './letter-input.ts';
import { type LetterShop, routeAddress, shopAddress } from './letter-shop.ts';
import { letterTexts } from './letter-texts.ts';
import { greeting, linkTo, momentOf, type Writing } from './letter-writing.ts';
import type { Letter } from './letter.ts';
import type { MailPurpose } from '../mail.ts';

/** Mails about an order: who ordered as a guest has no account. */
const orderPurposes: ReadonlySet<MailPurpose> = new Set([
  'order-confirmation',
  'payment-open',
  'payment-returned',
  'payment-reminder',
  'payment-day-changed',
  'protection-ordered',
  'order-shipped',
  'order-cancelled',
  'return-registered',
  'refund-made',
  'withdrawal-received',
  'withdrawal-answered',
  'order-links',
]);
/** Mails to the people of the shop. */
const staffPurposes: ReadonlySet<MailPurpose> = new Set(['staff-invitation', 'staff-password-changed']);

/** Why somebody gets a mail, as its footer says. */
function reasonOf(purpose: MailPurpose): 'why' | 'why-order' | 'why-staff' {
  if (staffPurposes.has(purpose)) return 'why-staff';
  return orderPurposes.has(purpose) ? 'why-order' : 'why';
}

const dayMs = 86_400_000;
/** Days from a withdrawal on in which money is back, where a shop promises no others. (Directive 2011/83/EU, art. 13) */
const lawsRefundDays = 14;

/** What differs from mail to mail. */
type Content = Pick<Letter, 'paragraphs' | 'action' | 'notes'> &
  Partial<Pick<Letter, 'subject' | 'heading' | 'parts'>>;

/** What a mail says to its reader, in one of the shop's languages. Throws on a link that leads out of the shop. */
export function writeLetter(request: LetterRequest, shop: LetterShop, locale: string): Letter {
  const text = letterTexts(shop, locale);
  const values = { shop: shop.config.name };
  const { purpose, input } = request;
  const content = contentOf(request, { shop, locale, text, values });
  return {
    subject: content.subject ?? text(`mail.${purpose}.subject`, values),
    preview: text(`mail.${purpose}.preview`, values),
    heading: content.heading ?? text(`mail.${purpose}.heading`, values),
    greeting: greeting(text, 'reader' in input ? input.reader : undefined),
    ...{
      paragraphs: content.paragraphs,
      parts: content.parts ?? [],
      action: content.action,
      notes: content.notes,
    },
    closing: [text('mail.closing'), text('mail.team', values)],
    footer: letterFooter(shop, locale, text, reasonOf(purpose)),
  };
}

function contentOf(request: LetterRequest, writing: Writing): Content {
  switch (request.purpose) {
    case 'confirm-registration':
    case 'reset-password':
    case 'confirm-email-change':
    case 'staff-invitation':
      return tokenLetter(request.purpose, request.input.link, writing);
    case 'already-registered':
      return alreadyRegistered(writing);
    case 'welcome':
      return welcome(request.input.customerNumber, writing);
    case 'password-changed':
      return passwordChanged(request.input.at, writing);
    case 'account-deleted':
      return accountDeleted(request.input.at, writing);
    case 'email-change-notice':
      return emailChange(request.input, writing);
    case 'payment-reminder':
      return paymentReminder(request.input, writing);
    case 'payment-returned':
      return paymentReturned(request.input, writing);
    case 'payment-open':
      return paymentOpen(request.input, writing);
    case 'order-confirmation':
      return orderConfirmation(request.input, writing);
    case 'withdrawal-received':
      return withdrawalReceived(request.input, writing);
    case 'withdrawal-answered':
      return withdrawalAnswered(request.input, writing);
    case 'order-links':
      return orderLinks(request.input, writing);
    case 'payment-day-changed':
      return aboutOrder(request.purpose, request.input, writing, ['amounts']);
    case 'protection-ordered':
      return aboutOrder(request.purpose, request.input, writing, ['withdrawal', 'terms']);
    case 'order-shipped':
    case 'order-cancelled':
    case 'return-registered':
    case 'refund-made':
      return aboutOrder(request.purpose, request.input, writing, []);
    case 'staff-password-changed':
      return staffPasswordChanged(request.input, writing);
  }
}

/** A mail whose link does something; the address stands below the button as well. */
function tokenLetter(purpose: string, link: TokenLink, writing: Writing): Content {
  const { text, values } = writing;
  return { paragraphs: [text(`mail.${purpose}.text`, values)], ...tokenLink(purpose, link, writing) };
}

function tokenLink(
  purpose: string,
  { path, validMs }: TokenLink,
  { shop, locale, text }: Writing,
): Pick<Content, 'action' | 'notes'> {
  const href = shopAddress(shop.origin, path);
  return {
    action: { label: text(`mail.${purpose}.action`), href },
    notes: [
      { text: text('mail.copy'), href },
      { text: text(`mail.${purpose}.valid`, { duration: spanWords(locale, validMs, 'below') }) },
      { text: text(`mail.${purpose}.not-you`) },
    ],
  };
}

/** What was agreed on about an order, with the way to its page; `notes`: ends of the keys of what is told below. */
function aboutOrder(
  purpose: MailPurpose,
  { number, parts, path, days = '' }: LetterInputs['order-shipped'] & { days?: string },
  { shop, text, values }: Writing,
  notes: readonly string[],
): Content {
  const own = { ...values, number, days };
  return {
    subject: text(`mail.${purpose}.subject`, own),
    paragraphs: [text(`mail.${purpose}.text`, own)],
    parts,
    action: { label: text(`mail.${purpose}.action`), href: shopAddress(shop.origin, path) },
    notes: notes.map((note) => ({ text: text(`mail.${purpose}.${note}`, own) })),
  };
}

function orderConfirmation(input: LetterInputs['order-confirmation'], writing: Writing): Content {
  const { shop, text } = writing;
  const content = aboutOrder('order-confirmation', input, writing, ['papers']);
  const further = (['track', 'withdraw'] as const).map((what) => ({
    text: text(`mail.order-confirmation.${what}`),
    href: shopAddress(shop.origin, input.further[what]),
  }));
  return { ...content, notes: [...further, ...content.notes] };
}

function paymentReturned(
  { number, amount, reason, path }: LetterInputs['payment-returned'],
  { shop, text, values }: Writing,
): Content {
  const own = { ...values, number, amount };
  return {
    subject: text('mail.payment-returned.subject', own),
    paragraphs: [text(`mail.payment-returned.text.${reason}`, own), text('mail.payment-returned.way')],
    action: { label: text('mail.payment-returned.action'), href: shopAddress(shop.origin, path) },
    notes: [{ text: text('mail.never') }],
  };
}

function paymentReminder(
  { number, invoice, amount, day, fee, path }: LetterInputs['payment-reminder'],
  { shop, text, values }: Writing,
): Content {
  const own = { ...values, number, invoice, amount, day };
  return {
    subject: text('mail.payment-reminder.subject', own),
    paragraphs: [
      text('mail.payment-reminder.text', own),
      text('mail.payment-reminder.way', own),
      ...(fee === null ? [] : [text('mail.payment-reminder.fee', { fee })]),
    ],
    action: { label: text('mail.payment-reminder.action'), href: shopAddress(shop.origin, path) },
    notes: [{ text: text('mail.payment-reminder.crossed') }],
  };
}

function paymentOpen(
  { number, amount, reason, link }: LetterInputs['payment-open'],
  writing: Writing,
): Content {
  const { text, values } = writing;
  const own = { ...values, number, amount };
  return {
    ...tokenLink('payment-open', link, writing),
    subject: text('mail.payment-open.subject', own),
    paragraphs: [text(`mail.payment-open.text.${reason}`, own), text('mail.payment-open.way')],
  };
}

/** What was declared, with date and time: the law wants it on something that lasts. */
function withdrawalReceived(
  { at, name, email, number, articles, outcome, hasLabel, path }: LetterInputs['withdrawal-received'],
  writing: Writing,
): Content {
  const { text, values, shop, locale } = writing;
  const { terms } = shop.config.locales.find((entry) => entry.locale === locale) ?? {};
  const limit = spanWords(locale, (terms?.refundLimit ?? lawsRefundDays) * dayMs, 'below');
  const t = (key: string): string =>
    text(`mail.withdrawal-received.${key}`, { ...values, ...momentOf(at, writing), limit });
  const facts = [
    ...(number === '' ? [] : [[t('number'), number] as const]),
    [t('name'), name] as const,
    [t('email'), email] as const,
    [t('received'), t('moment')] as const,
  ];
  return {
    paragraphs: [t('text'), t(`outcome.${outcome}`), ...(hasLabel ? [t('label')] : [])],
    parts: [
      { kind: 'heading', text: t('content') },
      { kind: 'facts', rows: facts },
      { kind: 'lines', lines: articles.length === 0 ? [t('all')] : articles },
    ],
    action: { label: t('action'), href: shopAddress(shop.origin, path) },
    notes: [{ text: t('next') }],
  };
}

function withdrawalAnswered(
  { at, answer }: LetterInputs['withdrawal-answered'],
  { text, values, ...writing }: Writing,
): Content {
  const said = answer.split(/\n+/).filter((each) => each.trim() !== '');
  return {
    paragraphs: [text('mail.withdrawal-answered.text', { ...values, ...momentOf(at, writing) }), ...said],
    action: linkTo('service', text('mail.withdrawal-answered.action'), writing),
    notes: [{ text: text('mail.withdrawal-answered.further') }],
  };
}

function orderLinks(
  { links, validMs }: LetterInputs['order-links'],
  { shop, locale, text }: Writing,
): Content {
  return {
    paragraphs: [text('mail.order-links.text')],
    action: undefined,
    notes: [
      ...links.map(({ number, placed, path }) => ({
        text: text('mail.order-links.order', { number, placed }),
        href: shopAddress(shop.origin, path),
      })),
      { text: text('mail.order-links.valid', { duration: spanWords(locale, validMs, 'below') }) },
      { text: text('mail.order-links.not-you') },
    ],
  };
}

function alreadyRegistered({ text, values, ...writing }: Writing): Content {
  const forgotten = routeAddress(writing.shop, writing.locale, 'password-forgotten');
  return {
    paragraphs: [text('mail.already-registered.text', values)],
    action: linkTo('login', text('mail.already-registered.action'), writing),
    notes: [
      ...(forgotten === undefined
        ? []
        : [{ text: text('mail.already-registered.forgotten'), href: forgotten }]),
      { text: text('mail.already-registered.not-you') },
    ],
  };
}

function welcome(customerNumber: string, { text, values, ...writing }: Writing): Content {
  return {
    paragraphs: [text('mail.welcome.text', values), text('mail.welcome.number', { customerNumber })],
    action: linkTo('account', text('mail.welcome.action'), writing),
    notes: [{ text: text('mail.welcome.help') }, { text: text('mail.never') }],
  };
}

function passwordChanged(at: number, { text, values, ...writing }: Writing): Content {
  const moment = momentOf(at, writing);
  return {
    paragraphs: [
      text('mail.password-changed.text', { ...values, ...moment }),
      text('mail.password-changed.not-you'),
    ],
    action: linkTo('password-forgotten', text('mail.password-changed.action'), writing),
    notes: [{ text: text('mail.never') }],
  };
}

function accountDeleted(at: number, { text, values, ...writing }: Writing): Content {
  return {
    paragraphs: [
      text('mail.account-deleted.text', { ...values, ...momentOf(at, writing) }),
      text('mail.account-deleted.kept'),
    ],
    action: linkTo('home', text('mail.account-deleted.action'), writing),
    notes: [{ text: text('mail.account-deleted.not-you') }],
  };
}

function staffPasswordChanged(
  { at, path }: LetterInputs['staff-password-changed'],
  { text, values, ...writing }: Writing,
): Content {
  return {
    paragraphs: [
      text('mail.staff-password-changed.text', { ...values, ...momentOf(at, writing) }),
      text('mail.staff-password-changed.not-you'),
    ],
    action: {
      label: text('mail.staff-password-changed.action'),
      href: shopAddress(writing.shop.origin, path),
    },
    notes: [{ text: text('mail.never') }],
  };
}

function emailChange(
  { at, state }: { at: number; state: 'asked' | 'done' },
  { text, values, ...writing }: Writing,
): Content {
  const moment = momentOf(at, writing);
  return {
    subject: text(`mail.email-change-notice.subject.${state}`),
    heading: text(`mail.email-change-notice.heading.${state}`),
    paragraphs: [
      text(`mail.email-change-notice.text.${state}`, { ...values, ...moment }),
      text('mail.email-change-notice.not-you'),
    ],
    action: linkTo('service', text('mail.email-change-notice.action'), writing),
    notes: [{ text: text('mail.never') }],
  };
}
