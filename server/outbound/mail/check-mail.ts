import { accountLimits } from '../../../schemas/account/account-limits.ts';
import { isEmailAddress } from '../../../schemas/account/email-address.ts';
import { mailPapers } from './mail-paper.ts';
import { type Mail, mailPurposes } from './mail.ts';

/** Characters at most; a mail of the shop has a twentieth of it. */
const longestContent = 500_000;
const longestSubject = 200;
/** A first and a last name, and what is between them. */
const mostPapers = 6;
const longestName = 2 * accountLimits.name + 1;

// eslint-disable-next-line no-control-regex -- line breaks and their like are what begins a further header
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Throws a `TypeError`, which names the field and never what it holds, on a mail that could say more than one mail to one
 * person: headers with line breaks or other control characters, a recipient that is not exactly one address.
 */
export function checkMail({ purpose, to, subject, html, text, papers = [] }: Mail): void {
  refuseUnless(mailPurposes.includes(purpose), 'purpose');
  refuseUnless(isEmailAddress(to.address), 'address');
  refuseUnless(to.name === undefined || isHeader(to.name, longestName), 'name');
  refuseUnless(isHeader(subject, longestSubject), 'subject');
  refuseUnless(html !== '' && html.length <= longestContent && !html.includes('\0'), 'HTML');
  refuseUnless(papers.length <= mostPapers && papers.every(({ name }) => mailPapers.includes(name)), 'paper');
  refuseUnless(text !== '' && text.length <= longestContent && !text.includes('\0'), 'text');
}

/** Throws a `TypeError` unless every driver can keep it. */
export function checkMailKey(key: string): void {
  refuseUnless(key.length >= 1 && key.length <= 200 && !control.test(key), 'key');
}

function isHeader(value: string, longest: number): boolean {
  return value.trim() !== '' && value.length <= longest && !control.test(value);
}

function refuseUnless(isFine: boolean, field: string): void {
  if (!isFine) throw new TypeError(`A mail must not be sent with such a ${field}`);
}
