import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { NodePlace } from '../../../schemas/editing/change.ts';
import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import { type Blocks, blockName } from '../blocks/block-list.ts';
import { isAllowed, isWithin, typeOf } from '../edit/slot-rules.ts';
import { useText } from '../text/text-context.ts';
import { outlineMove, typeAhead } from './outline-keys.ts';
import { type NodeMark, OutlineItem } from './outline-item.tsx';
import { nodeTitle, type OutlineRow } from './outline-rows.ts';

interface OutlineProps {
  rows: readonly OutlineRow[];
  index: NodeIndex;
  blocks: Blocks;
  selected: readonly string[];
  hovered: string | null;
  /** The worst that is wrong with a node, and how much. */
  marks: ReadonlyMap<string, NodeMark>;
  onSelect: (ids: readonly string[]) => void;
  onHover: (id: string | null) => void;
  onFold: (key: string, isOpen: boolean) => void;
  onMove: (ids: readonly string[], place: NodePlace) => void;
  onInsert: (place: NodePlace) => void;
}

/** Pixels of a row. */
const rowHeight = 32;

/** The document as a tree: only the rows in sight are in the page, whatever its size. */
export function Outline(props: OutlineProps): ReactNode {
  const { rows, index, blocks, selected, hovered, marks } = props;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const focusKey = useRef<string>(undefined);
  const typed = useRef({ text: '', at: 0 });
  const anchor = useRef<string>(undefined);
  const primary = selected.at(-1);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to remember by itself
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (at) => rows[at]?.key ?? at,
  });

  const focusAt = rows.findIndex(({ key }) => key === focusKey.current);
  const primaryAt = rows.findIndex(({ key }) => key === primary);
  const tabStop = focusAt >= 0 ? focusAt : Math.max(primaryAt, 0);

  // What was chosen in the page comes into sight here, and the keys go on from it.
  const showPrimary = useEffectEvent((key: string) => {
    focusKey.current = key;
    virtual.scrollToIndex(primaryAt, { align: 'auto' });
  });
  const isThere = primaryAt >= 0;
  useEffect(() => {
    if (isThere && primary !== undefined) showPrimary(primary);
  }, [primary, isThere]);

  function focusRow(at: number): void {
    focusKey.current = rows[at]?.key;
    virtual.scrollToIndex(at, { align: 'auto' });
    // A row that was out of sight is drawn first.
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
    });
  }

  function choose(row: OutlineRow, how: 'one' | 'more' | 'range'): void {
    if (row.kind !== 'node') return;
    if (how === 'more') {
      props.onSelect(
        selected.includes(row.key) ? selected.filter((id) => id !== row.key) : [...selected, row.key],
      );
      anchor.current = row.key;
    } else if (how === 'range') {
      const from = rows.findIndex(({ key }) => key === (anchor.current ?? primary));
      const to = rows.indexOf(row);
      const range = rows
        .slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1)
        .filter(({ kind }) => kind === 'node');
      const ids = range.map(({ key }) => key);
      props.onSelect(from > to ? ids.toReversed() : ids);
    } else {
      props.onSelect([row.key]);
      anchor.current = row.key;
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at ?? tabStop);
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = outlineMove(rows, at, event.key);
    if (move) {
      event.preventDefault();
      if ('fold' in move) props.onFold(move.fold, move.isOpen);
      else {
        focusRow(move.to);
        const target = rows[move.to];
        if (target && event.shiftKey) choose(target, 'range');
      }
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (row.kind === 'node') choose(row, event.shiftKey ? 'more' : 'one');
      else props.onFold(row.key, row.isOpen === false);
      return;
    }
    if (event.key.length !== 1 || event.key === '?' || event.key === '/') return;
    const now = performance.now();
    typed.current = {
      text: now - typed.current.at < 700 ? typed.current.text + event.key : event.key,
      at: now,
    };
    const names = rows.map((one) => labelOf(one));
    const found = typeAhead(names, at, typed.current.text);
    if (found !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      focusRow(found);
    }
  }

  function labelOf(row: OutlineRow): string {
    if (row.kind !== 'node') {
      const key = `outline.list.${row.list}`;
      const name = text(key);
      return name === key ? row.list : name;
    }
    const { node } = row;
    return (node && nodeTitle(node.node)) ?? blockName(text, typeOf(index, row.key));
  }

  /** Where a drop beside or in a row puts what is dragged; undefined where it may not be. */
  function placeAt(
    row: OutlineRow,
    side: 'before' | 'after' | 'in',
    ids: readonly string[],
  ): NodePlace | undefined {
    const place = dropPlace(row, side, index);
    const types = ids.map((id) => typeOf(index, id));
    const isInside = ids.some((id) => isWithin(index, place.parent, id));
    return !isInside && isAllowed(blocks, index, place, types, new Set(ids)) ? place : undefined;
  }

  return (
    <div
      ref={scroller}
      className="outline-tree"
      role="tree"
      aria-multiselectable="true"
      aria-label={text('outline.title')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onMouseLeave={() => props.onHover(null)}
    >
      <div role="presentation" className="outline-all" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: at, key, start }) => {
          const row = rows[at];
          if (!row) return null;
          return (
            <OutlineItem
              key={key}
              row={row}
              at={at}
              top={start}
              height={rowHeight}
              label={labelOf(row)}
              blockName={row.kind === 'node' ? blockName(text, typeOf(index, row.key)) : undefined}
              isSelected={selected.includes(row.key)}
              isHovered={hovered === row.key}
              isTabStop={at === tabStop}
              mark={marks.get(row.key)}
              dragged={() => (selected.includes(row.key) ? selected : [row.key])}
              placeAt={(side, ids) => placeAt(row, side, ids)}
              onFocus={() => (focusKey.current = row.key)}
              onChoose={(how) => choose(row, how)}
              onHover={() => props.onHover(row.kind === 'node' ? row.key : null)}
              onFold={(isOpen) => props.onFold(row.key, isOpen)}
              onDrop={props.onMove}
              onInsert={() => props.onInsert(dropPlace(row, row.kind === 'node' ? 'after' : 'in', index))}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The place beside a node, or at the end of a list. */
function dropPlace(row: OutlineRow, side: 'before' | 'after' | 'in', index: NodeIndex): NodePlace {
  const { parent, list } = row;
  if (row.kind === 'node')
    return { parent, list, after: side === 'before' ? (row.node?.place.after ?? null) : row.key };
  const held = [...index.values()].filter(({ place }) => place.parent === parent && place.list === list);
  return { parent, list, after: held.at(-1)?.id ?? null };
}
