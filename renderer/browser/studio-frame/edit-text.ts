import type { ValuePath } from '../../../schemas/editing/change.ts';
import { nodeAround, partPlaces } from './part-places.ts';

/** A text of a node, where the page shows it. */
export interface TextField {
  node: string;
  path: ValuePath;
  element: HTMLElement;
}

/** Edits plain texts where the page shows them. */
export interface TextEditing {
  /** The node of which a text is edited. */
  node(): string | undefined;
  begin(field: TextField): void;
  end(): void;
}

/** The field that an element of the page shows; undefined: none. */
export function fieldOf(target: Element): TextField | undefined {
  const element = target.closest<HTMLElement>('[data-field]');
  const node = element ? nodeAround(element) : undefined;
  if (!element || node === undefined) return undefined;
  return { node, path: JSON.parse(element.dataset.field ?? '[]') as ValuePath, element };
}

/** Where a node shows a text, or any of its own where `path` is undefined. */
export function findField(node: string, path: ValuePath | undefined): TextField | undefined {
  const start = partPlaces(document.body).get(`n:${node}`)?.start;
  const wanted = path && JSON.stringify(path);
  for (const element of start?.parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (wanted !== undefined && element.dataset.field !== wanted) continue;
    const field = fieldOf(element);
    if (field?.node === node) return field;
  }
  return undefined;
}

/** `tell` is told each state of the text, and at last that it is done. */
export function createTextEditing(
  tell: (field: TextField, value: string, isDone: boolean) => void,
): TextEditing {
  let open: { field: TextField; before: string } | undefined;

  function begin(field: TextField): void {
    end();
    const { element } = field;
    open = { field, before: element.textContent };
    element.contentEditable = 'plaintext-only';
    element.addEventListener('input', onInput);
    element.addEventListener('blur', end);
    element.addEventListener('keydown', onKey);
    element.focus();
    getSelection()?.selectAllChildren(element);
  }

  function end(): void {
    if (!open) return;
    const { field, before } = open;
    const { element } = field;
    open = undefined;
    element.removeEventListener('input', onInput);
    element.removeEventListener('blur', end);
    element.removeEventListener('keydown', onKey);
    element.removeAttribute('contenteditable');
    tell(field, valueOf(element, before), true);
  }

  function onInput(): void {
    if (open) tell(open.field, valueOf(open.field.element, open.before), false);
  }

  function onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.isComposing || !open) return;
    if (event.key === 'Escape') open.field.element.textContent = open.before;
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    end();
  }

  return { node: () => open?.field.node, begin, end };
}

/** A field of one line. Hard spaces are the browser's, which makes them where it edits, unless there were some before. */
function valueOf({ textContent }: HTMLElement, before: string): string {
  const text = textContent.replaceAll(/\s*\n\s*/g, ' ');
  return before.includes('\u00a0') ? text : text.replaceAll('\u00a0', ' ');
}
