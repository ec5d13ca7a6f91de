import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface ItemDragOptions {
  /** Which list: an item leaves no list. */
  list: string;
  at: number;
  isLocked: boolean;
  onMove: (at: number, to: number) => void;
}

interface ItemDrag {
  row: RefObject<HTMLLIElement | null>;
  handle: RefObject<HTMLSpanElement | null>;
  isDragging: boolean;
  /** Where what is dragged would go: above or below. */
  edge: 'top' | 'bottom' | undefined;
}

/** Lets an item of a list be dragged by its handle to another place of it. By keys its buttons do the same. */
export function useItemDrag({ list, at, isLocked, onMove }: ItemDragOptions): ItemDrag {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const move = useRef(onMove);
  const [isDragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<'top' | 'bottom'>();
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (!row.current || !handle.current || isLocked) return undefined;
    const element = row.current;
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ list, at }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) =>
          setEdge(
            source.data.at === at
              ? undefined
              : ((extractClosestEdge(self.data) as 'top' | null) ?? undefined),
          ),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined);
          const from = Number(source.data.at);
          const before = extractClosestEdge(self.data) === 'bottom' ? at + 1 : at;
          move.current(from, from < before ? before - 1 : before);
        },
      }),
    );
  }, [list, at, isLocked]);
  return { row, handle, isDragging, edge };
}
