import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LookupOption, LookupRequest } from '../../../../schemas/editing/lookup.ts';
import { useText } from '../../text/text-context.ts';
import { useForm } from '../node/form-context.ts';
import type { FieldState } from '../field/use-field.ts';
import { useOptions } from './use-options.ts';

interface ComboboxProps {
  field: Pick<FieldState, 'control' | 'lock'>;
  value: string;
  request: Omit<LookupRequest, 'query'>;
  placeholder?: string | undefined;
  /** Called with what was typed or chosen; an empty text: nothing. */
  onChange: (value: string) => void;
}

/**
 * A field with a list of what fits, after the pattern of WAI-ARIA: arrows walk the list, Enter takes, Escape closes. What is
 * typed is kept, whether or not it is on the list: the server says what it leads to.
 */
export function Combobox({ field, value, request, placeholder, onChange }: ComboboxProps): ReactNode {
  const { lookup } = useForm();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const { state, options } = useOptions(lookup, { ...request, query: typed ?? '' }, isOpen);
  const listId = `${field.control.id}list`;
  const shown = isOpen ? options : [];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the end of the form what is found would lie below what is seen.
    if (isOpen && shown.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, shown.length]);
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  const take = (option: LookupOption): void => {
    onChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && option) take(option);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    // A key that the list takes is none of the application's.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="form-combobox">
      <input
        {...field.control}
        className="ui-input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        readOnly={field.lock !== undefined}
        value={value}
        onFocus={() => setOpen(field.lock === undefined)}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setOpen(true);
          setActive(-1);
          setTyped(target.value);
          onChange(target.value);
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        className="form-options"
        hidden={!isOpen}
        aria-label={text('form.options')}
      >
        {shown.map((option, at) => (
          <button
            type="button"
            key={option.value}
            id={`${listId}${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.picture !== undefined && <img src={option.picture} alt="" loading="lazy" />}
            <span>
              <b>{option.label}</b>
              {option.detail !== undefined && <small>{option.detail}</small>}
            </span>
          </button>
        ))}
        {shown.length === 0 && (
          <div className="form-none" role="presentation">
            {text(
              state === 'failed'
                ? 'form.lookupFailed'
                : state === 'found'
                  ? 'form.nothingFound'
                  : 'form.searching',
            )}
          </div>
        )}
      </div>
    </div>
  );
}
