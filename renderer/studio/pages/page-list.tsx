import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { DocumentSummary } from '../../../schemas/editing/document.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { groupOf, pageGroups, pageRows } from './page-rows.ts';
import { StateBadge } from './state-badge.tsx';

interface PageListProps {
  documents: readonly DocumentSummary[];
  locales: readonly string[];
  locale: string;
  open: string | undefined;
  /** Whether the list is still on its way. */
  isLoading: boolean;
  onLocale: (locale: string) => void;
  onOpen: (id: string) => void;
  /** Absent: this person makes no pages. */
  onCreate: (() => void) | undefined;
}

/** All documents of a language: found by title or path, opened by a click or Enter. */
export function PageList(props: PageListProps): ReactNode {
  const text = useText();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);
  const groups = pageGroups
    .map((kind) => ({
      kind,
      rows: pageRows(
        props.documents.filter((document) => groupOf(document) === kind),
        wanted,
      ),
    }))
    .filter(({ rows }) => rows.length > 0);

  /** Arrows go through all documents, also from the field. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.pages-item') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    buttons[event.key === 'ArrowDown' ? at + 1 : at - 1]?.focus();
  }

  return (
    <div className="pages" ref={list} onKeyDown={onKeyDown} role="presentation">
      <div className="pages-find">
        <label className="pages-search">
          <Icon name="search" />
          <span className="ui-hidden">{text('pages.search')}</span>
          <input
            className="ui-input"
            type="search"
            placeholder={text('pages.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        {props.locales.length > 1 && (
          <select
            className="ui-select"
            aria-label={text('pages.language')}
            value={props.locale}
            onChange={(event) => props.onLocale(event.target.value)}
          >
            {props.locales.map((locale) => (
              <option key={locale}>{locale}</option>
            ))}
          </select>
        )}
      </div>
      {props.onCreate && (
        <div className="pages-new">
          <Button icon="plus" onClick={props.onCreate}>
            {text('pages.new')}
          </Button>
        </div>
      )}
      <p className="ui-hidden" role="status">
        {wanted !== '' && text('pages.found', { count: groups.flatMap(({ rows }) => rows).length })}
      </p>
      {groups.length === 0 && (
        <p className="pages-none">{text(props.isLoading ? 'pages.loading' : 'pages.none')}</p>
      )}
      {groups.map(({ kind, rows }) => (
        <section key={kind} aria-labelledby={`pages-${kind}`}>
          <h2 className="pages-kind" id={`pages-${kind}`}>
            {text(`pages.kind.${kind}`)}
          </h2>
          <ul>
            {rows.map(({ document, level }) => (
              <li key={document.id}>
                <button
                  type="button"
                  className="pages-item"
                  aria-current={document.id === props.open ? 'page' : undefined}
                  style={{ paddingInlineStart: 12 + level * 14 }}
                  onClick={() => props.onOpen(document.id)}
                >
                  <span className="pages-title">{document.title}</span>
                  <StateBadge document={document} />
                  <span className="pages-key">{document.key}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
