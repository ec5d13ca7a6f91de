import type { ReactNode } from 'react';
import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import { isJsonObject } from '../../../../schemas/json.ts';
import { useText } from '../../text/text-context.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { useForm } from '../node/form-context.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { Combobox } from '../pickers/combobox.tsx';

/** What a node loads: products are chosen among the shop's slices; what comes by itself is named. */
export function DataFields({ block }: { block: BlockInfo }): ReactNode {
  const { node } = useForm();
  const text = useText();
  // What the block itself knows how to load is nothing to choose and nothing to tell.
  const names = Object.keys(block.data).filter(
    (name) => name === 'products' || valueAt(node, ['data', name, 'load']) !== undefined,
  );
  if (names.length === 0) return null;
  return (
    <fieldset className="form-more">
      <legend>{text('form.data')}</legend>
      {names.map((name) => {
        const load = valueAt(node, ['data', name, 'load']);
        const isSlice = load === 'slice' || (load === undefined && name === 'products');
        return isSlice ? (
          <SliceField key={name} name={name} isRequired={block.data[name]?.required === true} />
        ) : (
          <p key={name} className="ui-hint">
            {text('form.loads', { name, loader: String(load) })}
          </p>
        );
      })}
    </fieldset>
  );
}

function SliceField({ name, isRequired }: { name: string; isRequired: boolean }): ReactNode {
  const form = useForm();
  const text = useText();
  const path = ['data', name];
  const field = useField({ path, name: `data.${name}`, shape: {}, isRequired, label: text('form.slice') });
  const args = valueAt(form.node, [...path, 'args']);
  const { category, id } = isJsonObject(args) ? args : {};
  const typed = [category, id].filter((part) => typeof part === 'string').join('/');
  const choose = (value: string): void => {
    const [of = '', slice] = value.split('/', 2);
    const chosen = { category: of, ...(slice !== undefined && { id: slice }) };
    field.set(value === '' ? undefined : { load: 'slice', args: chosen });
  };
  return (
    <FieldFrame field={field} isRequired={isRequired}>
      <Combobox field={field} value={typed} request={{ kind: 'slices' }} onChange={choose} />
    </FieldFrame>
  );
}
