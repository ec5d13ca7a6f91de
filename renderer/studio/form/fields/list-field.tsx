import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { JsonShape } from '../../../plan/json-shape.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import type { ListEdit } from '../node/edit-list.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { fieldKind } from '../shape/field-kind.ts';
import { itemTitle, newValue } from '../shape/new-value.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { ObjectFields } from './object-field.tsx';
import { useItemDrag } from './use-item-drag.ts';
import { useField } from '../field/use-field.ts';

/** A list whose items are added, copied, taken away, and put in order: by dragging, by buttons, or by Alt and an arrow. */
export function ListField({ item, ...props }: FieldProps & { item: JsonShape }): ReactNode {
  const form = useForm();
  const text = useText();
  const field = useField(props);
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<number>();
  const [said, setSaid] = useState('');
  const { target } = form;
  const length = props.path.length;
  const wanted = target && isWithin(target, props.path) ? Number(target[length]) : undefined;
  const [seen, setSeen] = useState<typeof target>();
  if (target !== seen) {
    setSeen(target);
    if (wanted !== undefined) setOpen(wanted);
  }
  const items: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const { minItems = 0, maxItems = Infinity } = props.shape;
  const isLocked = field.lock !== undefined;
  const edit = (change: ListEdit): void => form.edit(props.path, change);
  const move = (at: number, to: number): void => {
    if (to < 0 || to >= items.length || at === to) return;
    edit({ act: 'move', at, to });
    if (open === at) setOpen(to);
    setSaid(text('form.moved', { place: to + 1, count: items.length }));
    focusItem(list.current, to);
  };
  const add = (): void => {
    edit({ act: 'add', at: items.length, value: newValue(item) });
    setOpen(items.length);
    focusItem(list.current, items.length);
  };
  return (
    <FieldFrame
      field={field}
      isRequired={props.isRequired}
      isGroup
      note={
        Number.isFinite(maxItems) ? text('form.items', { count: items.length, most: maxItems }) : undefined
      }
    >
      <ol ref={list} className="form-list">
        {items.map((value, at) => (
          <ListItem
            key={at}
            list={props}
            item={item}
            at={at}
            value={value}
            isOpen={open === at}
            isLocked={isLocked}
            canAdd={items.length < maxItems}
            canRemove={items.length > minItems}
            onToggle={() => setOpen(open === at ? undefined : at)}
            onMove={move}
            onEdit={edit}
          />
        ))}
      </ol>
      <p className="ui-hidden" role="status">
        {said}
      </p>
      <Button kind="quiet" icon="plus" disabled={isLocked || items.length >= maxItems} onClick={add}>
        {text('form.addItem', { name: field.label.text })}
      </Button>
    </FieldFrame>
  );
}

function isWithin(path: readonly unknown[], list: readonly unknown[]): boolean {
  return path.length > list.length && list.every((step, at) => path[at] === step);
}

/** Where an item went its focus goes, after it was drawn there. */
function focusItem(list: HTMLOListElement | null, at: number): void {
  requestAnimationFrame(() =>
    list?.querySelectorAll<HTMLElement>(':scope > li > .form-item-head [data-main]')[at]?.focus(),
  );
}

interface ListItemProps {
  list: FieldProps;
  item: JsonShape;
  at: number;
  value: unknown;
  isOpen: boolean;
  isLocked: boolean;
  canAdd: boolean;
  canRemove: boolean;
  onToggle: () => void;
  onMove: (at: number, to: number) => void;
  onEdit: (edit: ListEdit) => void;
}

function ListItem({ list, item, at, value, isOpen, onToggle, ...props }: ListItemProps): ReactNode {
  const { draw, set } = useForm();
  const text = useText();
  const path = [...list.path, at];
  const kind = fieldKind(item, list.name);
  const title = itemTitle(value) ?? text('form.item', { place: at + 1 });
  const { row, handle, edge, isDragging } = useItemDrag({
    list: list.path.join('/'),
    at,
    isLocked: props.isLocked,
    onMove: props.onMove,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || props.isLocked) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    props.onMove(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  const isObject = kind.kind === 'object';
  return (
    <li ref={row} data-edge={edge} data-dragging={isDragging || undefined}>
      <div className="form-item-head" onKeyDown={onKeyDown} role="presentation">
        <span ref={handle} className="form-grip" aria-hidden="true" />
        {isObject ? (
          <button
            type="button"
            data-main=""
            aria-expanded={isOpen}
            className="form-item-title"
            onClick={onToggle}
          >
            {title}
          </button>
        ) : (
          <div className="form-item-value">
            {draw({
              path,
              name: list.name,
              shape: item,
              isRequired: true,
              label: text('form.item', { place: at + 1 }),
            })}
          </div>
        )}
        <ItemActions at={at} title={title} isMain={!isObject} {...props} />
      </div>
      {isObject && isOpen && (
        <div className="form-group">
          {value === null ? (
            <Button kind="quiet" icon="plus" onClick={() => set(path, newValue(item))}>
              {text('form.fillItem')}
            </Button>
          ) : (
            <ObjectFields {...kind} path={path} name={list.name} shape={item} isRequired />
          )}
        </div>
      )}
    </li>
  );
}

interface ItemActionsProps extends Omit<ListItemProps, 'list' | 'item' | 'value' | 'isOpen' | 'onToggle'> {
  title: string;
  /** Whether the first button takes the focus of an item that has no title of its own. */
  isMain: boolean;
}

function ItemActions({
  at,
  title,
  isMain,
  isLocked,
  canAdd,
  canRemove,
  onMove,
  onEdit,
}: ItemActionsProps): ReactNode {
  const text = useText();
  const name = { name: title };
  return (
    <span className="form-item-actions">
      <IconButton
        {...(isMain && { 'data-main': '' })}
        icon="up"
        label={text('form.moveUp', name)}
        keys="Alt+↑"
        disabled={isLocked || at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        icon="down"
        label={text('form.moveDown', name)}
        keys="Alt+↓"
        disabled={isLocked}
        onClick={() => onMove(at, at + 1)}
      />
      <IconButton
        icon="copy"
        label={text('form.copyItem', name)}
        disabled={isLocked || !canAdd}
        onClick={() => onEdit({ act: 'copy', at })}
      />
      <IconButton
        icon="trash"
        label={text('form.removeItem', name)}
        disabled={isLocked || !canRemove}
        onClick={() => onEdit({ act: 'remove', at })}
      />
    </span>
  );
}
