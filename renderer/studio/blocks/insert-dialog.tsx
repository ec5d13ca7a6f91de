import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useText } from '../text/text-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Blocks, blockName } from './block-list.ts';
import { BlockPicture } from './block-picture.tsx';
import { foundBlocks } from './found-blocks.ts';

interface InsertDialogProps {
  title: string;
  blocks: Blocks;
  /** Whether the place takes a type. */
  isAllowed: (type: string) => boolean;
  onInsert: (type: string) => void;
  onClose: () => void;
}

/** The catalogue of blocks: only those that the place takes, found by typing, chosen by arrows and Enter or a click. */
export function InsertDialog({ title, blocks, isAllowed, onInsert, onClose }: InsertDialogProps): ReactNode {
  const text = useText();
  const [query, setQuery] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => foundBlocks(blocks, isAllowed, query, text), [blocks, isAllowed, query, text]);
  const count = groups.flatMap((group) => group.blocks).length;

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(grid.current?.querySelectorAll<HTMLElement>('.blocks-item') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      items[0]?.click();
      return;
    }
    const isInField = at < 0;
    const steps: Record<string, number> = { ArrowDown: columnsOf(items), ArrowUp: -columnsOf(items) };
    if (!isInField) Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 });
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = isInField ? 0 : at + step;
    if (next < 0) grid.current?.parentElement?.querySelector('input')?.focus();
    else items[Math.min(next, items.length - 1)]?.focus();
  }

  return (
    <Dialog title={title} width="wide" onClose={onClose}>
      <div className="blocks-catalogue" role="presentation" onKeyDown={onKeyDown}>
        <input
          className="ui-input"
          type="search"
          aria-label={text('insert.search')}
          placeholder={text('insert.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="ui-hidden" role="status">
          {text('insert.found', { count })}
        </p>
        <div ref={grid}>
          {count === 0 && (
            <p className="ui-hint">{text(query.trim() === '' ? 'insert.none' : 'insert.notFound')}</p>
          )}
          {groups.map(({ group, blocks: members }) => (
            <section key={group} aria-labelledby={`blocks-${group}`}>
              <h3 className="blocks-group" id={`blocks-${group}`}>
                {text(`blocks.group.${group}`)}
              </h3>
              <ul className="blocks-grid">
                {members.map((block) => (
                  <li key={block.type}>
                    <button type="button" className="blocks-item" onClick={() => onInsert(block.type)}>
                      <BlockPicture block={block} />
                      <span>{blockName(text, block.type)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** How many stand beside one another at this width. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  return Math.max(1, items.filter(({ offsetTop }) => offsetTop === top).length);
}
