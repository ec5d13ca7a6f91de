import type { ReactNode } from 'react';
import { type Staff, staffName } from '../account/staff.ts';
import type { ListedEntry } from '../audit/audit-log.ts';
import { deskPath } from '../account/staff-paths.ts';
import type { DeskVisit } from './desk-page.ts';
import { deskMessages, hasDeskText, type DeskText } from './desk-text.ts';
import { Day, Select } from './filter-parts.tsx';
import { Table } from './form-parts.tsx';
import { Moment } from './moment.tsx';

/** What the address says, as it was typed. */
export type AuditQuery = Record<'actor' | 'action' | 'subject' | 'from' | 'to' | 'before', string>;

interface AuditProps {
  visit: DeskVisit;
  /** Those who can be chosen. */
  people: readonly Staff[];
  entries: readonly ListedEntry[];
  query: AuditQuery;
  /** Number of the last entry, where there are older ones. */
  olderThan: number | undefined;
}

const path = `${deskPath}/audit`;

/** The log of a shop, with its filters and the way to older entries. */
export function AuditView({ visit, people, entries, query, olderThan }: AuditProps) {
  const { text, tenant } = visit;
  const heads = ['at', 'actor', 'action', 'subject', 'change'].map((each) => text(`audit.${each}`));
  return (
    <>
      <h1>{text('audit.title')}</h1>
      <AuditFilterForm {...{ text, people, query }} />
      {entries.length === 0 ? (
        <p>{text('list.none')}</p>
      ) : (
        <Table caption={text('audit.table', { shop: tenant.name })} heads={heads}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <Moment visit={visit} at={entry.at} />
              </td>
              <td>{actorWords(text, entry)}</td>
              <td>{actionWords(text, entry.action)}</td>
              <td>{subjectWords(text, entry)}</td>
              <td>{changeWords(text, entry)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className="actions">
        {query.before !== '' && <a href={pathOf({ ...query, before: '' })}>{text('list.newest')}</a>}
        {olderThan !== undefined && (
          <a href={pathOf({ ...query, before: String(olderThan) })}>{text('list.older')}</a>
        )}
      </p>
    </>
  );
}

function AuditFilterForm({ text, people, query }: Pick<AuditProps, 'people' | 'query'> & { text: DeskText }) {
  const actors = [
    ...people.map(({ id, email }) => [staffName(id), email] as const),
    ...(['shell', 'shop'] as const).map((each) => [each, text(`audit.actor.${each}`)] as const),
  ];
  return (
    <form className="card" method="get" action={path} aria-label={text('list.filter')}>
      {query.subject !== '' && <input type="hidden" name="subject" value={query.subject} />}
      <div className="filter">
        <Select
          {...{
            name: 'actor',
            label: text('audit.actor'),
            all: text('list.all'),
            value: query.actor,
          }}
        >
          {actors}
        </Select>
        <Select
          {...{
            name: 'action',
            label: text('audit.action'),
            all: text('list.all'),
            value: query.action,
          }}
        >
          {actionChoices(text)}
        </Select>
        <Day name="from" label={text('list.from')} value={query.from} />
        <Day name="to" label={text('list.to')} value={query.to} />
        <p className="actions">
          <button className="button">{text('list.show')}</button>
          <a href={path}>{text('list.clear')}</a>
        </p>
      </div>
    </form>
  );
}

/** All actions, those of a kind below the word for all of them. */
function actionChoices(text: DeskText): (readonly [value: string, words: string])[] {
  const names = Object.keys(deskMessages['de'] ?? {}).flatMap((key) =>
    key.startsWith('action.') ? [key.slice('action.'.length)] : [],
  );
  return names
    .filter((name) => !name.includes('.'))
    .flatMap((kind) => [
      [kind, text(`action.${kind}`)] as const,
      ...names
        .filter((name) => name.startsWith(`${kind}.`))
        .map((name) => [name, `– ${text(`action.${name}`)}`] as const),
    ]);
}

function actorWords(text: DeskText, { actor, actorEmail }: ListedEntry): string {
  return actor === 'shell' || actor === 'shop' ? text(`audit.actor.${actor}`) : (actorEmail ?? actor);
}

/** In words, where the desk has some; an action that is newer than them by its name. */
function actionWords(text: DeskText, action: string): string {
  return hasDeskText(`action.${action}`) ? text(`action.${action}`) : action;
}

/** Kinds of subjects that have a page each, and the section that has it. */
const pagesOf: ReadonlyMap<string, string> = new Map([
  ['order', 'orders'],
  ['customer', 'customers'],
  ['withdrawal', 'withdrawals'],
]);

/** Whom or what it was done to, with the way to its page; a kind that is newer than the desk's words by its name. */
function subjectWords(text: DeskText, { subject, subjectEmail }: ListedEntry): ReactNode {
  const [kind = '', ...rest] = subject.split(':');
  const name = rest.join(':');
  if (!hasDeskText(`subject.${kind}`)) return subjectEmail ?? subject;
  const words = text(`subject.${kind}`, { name });
  const page = pagesOf.get(kind);
  if (page === undefined) return words;
  return <a href={`${deskPath}/${page}/${encodeURIComponent(name)}`}>{words}</a>;
}

/** What was before and is now; roles and states by their names. */
function changeWords(text: DeskText, { before, after }: ListedEntry): string {
  const keyOf = (name: string): string | undefined =>
    [`role.${name}`, `order.state.${name}`, `change.${name}`].find(hasDeskText);
  const words = (states: string): string => {
    const keys = states.split(/,? /).flatMap((name) => keyOf(name) ?? []);
    return keys.map((key) => text(key)).join(', ') || states || '–';
  };
  if (before !== null) return `${words(before)} → ${words(after ?? '')}`;
  return after === null ? '' : words(after);
}

function pathOf(query: AuditQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
