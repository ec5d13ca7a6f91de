import { escapeText } from '../../../../schemas/escape-text.ts';
import type { OutboxEntry } from '../outbox.ts';
import { framePage } from './page-frame.ts';
import { momentTag } from './moment-tag.ts';

/** All mails, each with a way to it below `base`. */
export function listPage(entries: readonly OutboxEntry[], base: string): string {
  const list =
    entries.length === 0
      ? '<p>No mail was written yet.</p>'
      : `<ol class="mails">${entries.map((entry) => row(entry, base)).join('')}</ol>`;
  return framePage('Mails', `<h1>Mails</h1>${list}`);
}

function row({ id, mail, state, created }: OutboxEntry, base: string): string {
  const { to, subject, tenant, purpose } = mail;
  return [
    `<li><a href="${escapeText(base)}/${id}">${escapeText(subject || '(no longer kept)')}</a>`,
    `<span class="quiet">${momentTag(created)}</span>`,
    `<span class="quiet">${escapeText(to.address || '–')}</span>`,
    `<span class="quiet">${escapeText(`${tenant} · ${purpose}`)} · <span class="${state}">${state}</span></span></li>`,
  ].join('');
}
