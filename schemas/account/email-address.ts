import { accountLimits } from './account-limits.ts';

type ReadEmailAddress = { ok: true; email: string } | { ok: false; reason: 'missing' | 'invalid' };

// Fewer signs than RFC 5321 allows: those that route (`%`, `!`), quote, group, or begin an encoded word serve attackers alone.
const localPart = /^[\p{L}\p{M}\p{N}#$&'*+/=^_{}~.-]+$/u;
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^[a-z0-9-]{1,63}$/;

/**
 * The one way to write an address: trimmed, NFC, the domain in lower case and ASCII (`xn--…`). What stands before the `@`
 * keeps its case, as its host may tell cases apart. Reading what was read changes nothing.
 */
export function readEmailAddress(text: string): ReadEmailAddress {
  // Line ends at the margins too: whoever sends them tries to write headers.
  if (/[\r\n]/.test(text)) return { ok: false, reason: 'invalid' };
  const typed = text.trim();
  if (typed === '') return { ok: false, reason: 'missing' };
  if (typed.length > accountLimits.email) return { ok: false, reason: 'invalid' };
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at).normalize('NFC');
  const domain = domainOf(typed.slice(at + 1));
  if (at < 1 || !isLocalPart(local) || domain === undefined) return { ok: false, reason: 'invalid' };
  const email = `${local}@${domain}`;
  return bytesOf(email) > accountLimits.email ? { ok: false, reason: 'invalid' } : { ok: true, email };
}

/** Whether a text is an address as `readEmailAddress` writes it: what forms take, accounts keep and mails go to. */
export function isEmailAddress(text: string): boolean {
  const read = readEmailAddress(text);
  return read.ok && read.email === text;
}

/** Whether only servers with SMTPUTF8 (RFC 6531) take mails to an address; its domain is ASCII in any case. */
export function needsUtf8Server(email: string): boolean {
  return /[^\0-\x7f]/.test(email);
}

/** By what accounts are told apart: nobody has two mailboxes that differ in case alone. Mail goes to the address itself. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** The mailbox behind an address, to count mails to it: `anna+1` and `anna+2` are one with most hosts. */
export function mailboxKey(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@');
  return `${local.split('+', 1)[0]}@${domain}`;
}

function isLocalPart(local: string): boolean {
  if (bytesOf(local) > accountLimits.emailLocalPart || !localPart.test(local)) return false;
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

function domainOf(typed: string): string | undefined {
  if (!typedDomain.test(typed)) return undefined;
  const host = hostOf(typed);
  const labels = host?.split('.') ?? [];
  if (labels.length < 2 || !labels.every(isLabel)) return undefined;
  // Numbers would be an IPv4 address.
  return /^[a-z]/.test(labels.at(-1) ?? '') && (labels.at(-1) ?? '').length > 1 ? host : undefined;
}

const isLabel = (text: string): boolean => label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** The host in lower case and ASCII (UTS 46), as browsers and mail servers agree on it. */
function hostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain.normalize('NFC')}/`).hostname;
  } catch {
    return undefined;
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
