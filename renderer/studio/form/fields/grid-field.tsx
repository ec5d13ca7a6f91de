import type { KeyboardEvent, ReactNode } from 'react';
import { isJsonObject } from '../../../../schemas/json.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import { type FieldProps, useForm } from '../node/form-context.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { cellsOf, readCells } from './table-cells.ts';
import { useField } from '../field/use-field.ts';

/** Rows of cells, as a table: Enter leads to the cell below, a table pasted from a spreadsheet fills as many as it has. */
export function GridField(props: FieldProps): ReactNode {
  const form = useForm();
  const text = useText();
  const field = useField(props);
  const columns = valueAt(form.node, [...props.path.slice(0, -1), 'columns']);
  const names = Array.isArray(columns)
    ? columns.map((column: unknown) => (isJsonObject(column) ? String(column.label ?? '') : ''))
    : [];
  const rows = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  const cells = cellsOf(rows, names.length);
  const width = Math.max(1, names.length, ...cells.map((row) => row.length));
  const isLocked = field.lock !== undefined;
  const below = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const row = event.currentTarget.closest('tr')?.nextElementSibling;
    row?.querySelectorAll('input')[Number(event.currentTarget.dataset.column)]?.focus();
  };
  return (
    <FieldFrame field={field} isRequired={props.isRequired} isGroup>
      <div className="form-grid">
        <table>
          <tbody>
            {cells.map((row, at) => (
              <tr key={at}>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column}>
                    <input
                      className="ui-input"
                      type="text"
                      data-column={column}
                      data-path={[...props.path, at, column].join('/')}
                      aria-label={text('form.cell', { row: at + 1, column: names[column] || column + 1 })}
                      readOnly={isLocked}
                      value={row[column] ?? ''}
                      onKeyDown={below}
                      onPaste={(event) => {
                        const pasted = readCells(event.clipboardData.getData('text/plain'));
                        if (!pasted || isLocked) return;
                        event.preventDefault();
                        field.set(withCells(cells, pasted, at, column));
                      }}
                      onChange={({ target }) => field.set(withCells(cells, [[target.value]], at, column))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="trash"
                    label={text('form.removeRow', { row: at + 1 })}
                    disabled={isLocked || rows.length <= (props.shape.minItems ?? 0)}
                    onClick={() => form.edit(props.path, { act: 'remove', at })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        kind="quiet"
        icon="plus"
        disabled={isLocked || rows.length >= (props.shape.maxItems ?? Infinity)}
        onClick={() =>
          form.edit(props.path, { act: 'add', at: rows.length, value: Array<string>(width).fill('') })
        }
      >
        {text('form.addRow')}
      </Button>
    </FieldFrame>
  );
}

function withCells(
  cells: readonly string[][],
  put: readonly string[][],
  top: number,
  left: number,
): string[][] {
  const all = cells.map((row) => [...row]);
  for (const [down, row] of put.entries()) {
    const target = (all[top + down] ??= []);
    for (const [across, cell] of row.entries()) {
      while (target.length < left + across) target.push('');
      target[left + across] = cell;
    }
  }
  return all;
}
