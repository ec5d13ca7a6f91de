import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { fold } from '../pages/page-rows.ts';
import { useText } from '../text/text-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Command, shownKeys } from './command.ts';

interface PaletteProps {
  commands: readonly Command[];
  isMac: boolean;
  language: string;
  onClose: () => void;
}

/** Most that are listed at once: whoever looks for more types. */
const mostShown = 40;

/** Everything that can be done, found by typing: commands, and pages to open. */
export function Palette({ commands, isMac, language, onClose }: PaletteProps): ReactNode {
  const text = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const words = fold(query).split(' ').filter(Boolean);
  const found = commands
    .filter(({ label, isEnabled = true }) => isEnabled && words.every((word) => fold(label).includes(word)))
    .slice(0, mostShown);
  const at = Math.min(chosen, found.length - 1);

  function run(command: Command | undefined): void {
    if (!command) return;
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((at + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[at]);
    }
  }

  return (
    <Dialog title={text('palette.title')} onClose={onClose}>
      <input
        className="ui-input"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] && `${id}-${at}`}
        aria-label={text('palette.search')}
        placeholder={text('palette.search')}
        value={query}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
      />
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={text('palette.title')}>
        {found.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys of its list
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className="palette-item"
            aria-selected={index === at}
            ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.keys?.[0] !== undefined && (
              <kbd className="ui-key">{shownKeys(command.keys[0], isMac, language)}</kbd>
            )}
          </div>
        ))}
      </div>
      <p className={found.length > 0 ? 'ui-hidden' : 'ui-hint'} role="status">
        {found.length > 0 ? text('palette.found', { count: found.length }) : text('palette.none')}
      </p>
    </Dialog>
  );
}
