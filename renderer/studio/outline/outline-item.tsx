import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/attach-instruction';
import { extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item/extract-instruction';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NodePlace } from '../../../schemas/editing/change.ts';
import { useText } from '../text/text-context.ts';
import { Icon } from '../ui/icon.tsx';
import type { OutlineRow } from './outline-rows.ts';

/** What is wrong with a node, and within it. */
export interface NodeMark {
  severity: 'error' | 'warning';
  count: number;
}

type Side = 'before' | 'after' | 'in';

interface OutlineItemProps {
  row: OutlineRow;
  at: number;
  /** Pixels. */
  top: number;
  height: number;
  label: string;
  blockName: string | undefined;
  isSelected: boolean;
  isHovered: boolean;
  isTabStop: boolean;
  mark: NodeMark | undefined;
  /** What is dragged with this row. */
  dragged: () => readonly string[];
  placeAt: (side: Side, ids: readonly string[]) => NodePlace | undefined;
  onFocus: () => void;
  onChoose: (how: 'one' | 'more' | 'range') => void;
  onHover: () => void;
  onFold: (isOpen: boolean) => void;
  onDrop: (ids: readonly string[], place: NodePlace) => void;
  onInsert: () => void;
}

const sideOf = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'in' } as const;

/** A row of the outline. */
export function OutlineItem(props: OutlineItemProps): ReactNode {
  const { row, at, label, mark } = props;
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side | 'blocked'>();

  const isNode = row.kind === 'node';
  const dragged = useEffectEvent(() => props.dragged());
  const placeAt = useEffectEvent((one: Side, ids: readonly string[]) => props.placeAt(one, ids));
  const drop = useEffectEvent((ids: readonly string[], place: NodePlace) => props.onDrop(ids, place));
  useEffect(() => {
    const item = element.current;
    if (!item) return undefined;
    const idsOf = (data: Record<string, unknown>): readonly string[] =>
      (data.ids as string[] | undefined) ?? [];
    return combine(
      draggable({
        element: item,
        canDrag: () => isNode,
        getInitialData: () => ({ ids: dragged() }),
      }),
      dropTargetForElements({
        element: item,
        getData({ input, source }) {
          const ids = idsOf(source.data);
          const may = (one: Side): 'available' | 'blocked' => (placeAt(one, ids) ? 'available' : 'blocked');
          const operations = isNode
            ? { 'reorder-before': may('before'), 'reorder-after': may('after') }
            : { combine: may('in') };
          return attachInstruction({}, { element: item, input, operations });
        },
        onDrag({ self }) {
          const instruction = extractInstruction(self.data);
          setSide(
            instruction ? (instruction.blocked ? 'blocked' : sideOf[instruction.operation]) : undefined,
          );
        },
        onDragLeave: () => setSide(undefined),
        onDrop({ self, source }) {
          setSide(undefined);
          const instruction = extractInstruction(self.data);
          const ids = idsOf(source.data);
          const place = instruction && !instruction.blocked && placeAt(sideOf[instruction.operation], ids);
          if (place) drop(ids, place);
        },
      }),
    );
  }, [isNode]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of all its rows
    <div
      ref={element}
      role="treeitem"
      className="outline-row"
      data-at={at}
      data-kind={row.kind}
      data-drop={side}
      data-hovered={props.isHovered || undefined}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.isOpen}
      aria-selected={row.kind === 'node' ? props.isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ top: props.top, height: props.height, paddingInlineStart: 6 + (row.level - 1) * 14 }}
      onFocus={props.onFocus}
      onMouseEnter={props.onHover}
      onClick={(event) => {
        if (row.kind !== 'node') props.onFold(row.isOpen === false);
        else props.onChoose(event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'more' : 'one');
      }}
    >
      <span
        className="outline-fold"
        data-open={row.isOpen}
        aria-hidden="true"
        onClick={(event) => {
          if (row.isOpen === undefined || row.kind !== 'node') return;
          event.stopPropagation();
          props.onFold(!row.isOpen);
        }}
      >
        {row.isOpen !== undefined && <Icon name="chevron" />}
      </span>
      <span className="outline-label">{label}</span>
      {props.blockName !== undefined && props.blockName !== label && (
        <span className="outline-type">{props.blockName}</span>
      )}
      {mark && (
        <span className="outline-mark" data-severity={mark.severity}>
          <span className="ui-hidden">
            {text(mark.severity === 'error' ? 'outline.errors' : 'outline.warnings', { count: mark.count })}
          </span>
        </span>
      )}
      <button
        type="button"
        className="outline-add"
        tabIndex={-1}
        aria-label={text(row.kind === 'node' ? 'outline.insertBehind' : 'outline.insertInto', {
          name: label,
        })}
        onClick={(event) => {
          event.stopPropagation();
          props.onInsert();
        }}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
