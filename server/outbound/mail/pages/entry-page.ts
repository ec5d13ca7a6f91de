import { escapeText } from '../../../../schemas/escape-text.ts';
import type { OutboxEntry } from '../outbox.ts';
import { framePage } from './page-frame.ts';
import { momentTag } from './moment-tag.ts';

/** One mail: what is known of it, and both of its contents. The HTML stands in a frame that may do nothing. */
export function entryPage(entry: OutboxEntry, base: string): string {
  const { mail, id } = entry;
  const title = mail.subject || '(no longer kept)';
  const path = `${escapeText(base)}/${id}`;
  return framePage(
    title,
    [
      `<p><a href="${escapeText(base) || '/'}">All mails</a></p><h1>${escapeText(title)}</h1>`,
      `<dl>${facts(entry)
        .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
        .join('')}</dl>`,
      `<h2>HTML</h2><iframe title="The mail as HTML" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
      `<h2>Text</h2><pre>${escapeText(mail.text)}</pre>`,
      ...(mail.papers ?? []).map(
        ({ name }, index) => `<p><a href="${path}/papers/${index}">${escapeText(name)} (PDF)</a></p>`,
      ),
      `<p><a href="${path}/json">JSON</a></p>`,
    ].join(''),
  );
}

/** Names and values, the latter as HTML. */
function facts(entry: OutboxEntry): [string, string][] {
  const { mail, state, attempts, created, due, settled, reason, key } = entry;
  const { address, name } = mail.to;
  const to = name === undefined ? address : `${name} <${address}>`;
  return [
    ['To', escapeText(to)],
    ['Subject', escapeText(mail.subject)],
    ['Shop', escapeText(mail.tenant)],
    ['Purpose', escapeText(mail.purpose)],
    ['Key', escapeText(key)],
    ['Written', momentTag(created)],
    ['State', `<span class="${state}">${state}</span>, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`],
    settled === null ? ['Due', momentTag(due)] : ['Settled', momentTag(settled)],
    ...(reason === null ? [] : [['Last failure', escapeText(reason)] as [string, string]]),
  ];
}
