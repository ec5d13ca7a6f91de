import type { FaultBox } from '../../../schemas/editing/frame-message.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';

/** Boxes in the places of blocks that cannot be shown, in the words of the editor. */
export interface FaultBoxes {
  /** Takes other words, and shows them. */
  say(language: StudioLanguage, boxes: readonly FaultBox[]): void;
  /** Shows the words in boxes that were drawn anew. */
  follow(): void;
}

/** A box that nobody has words for stays as the server drew it, in English. */
export function createFaultBoxes(): FaultBoxes {
  let words: ReadonlyMap<string, FaultBox> = new Map();
  let language: StudioLanguage = 'de';

  function follow(): void {
    for (const box of document.querySelectorAll<HTMLElement>('[data-fault][data-node]')) {
      // The layout's own nodes have a name that no document can have.
      const said = words.get((box.dataset.node ?? '').replace(/^_/, ''));
      if (!said) continue;
      const list = document.createElement('ul');
      list.append(...said.lines.map((line) => withText('li', line)));
      box.setAttribute('lang', language);
      box.replaceChildren(withText('p', said.title), list);
    }
  }
  return {
    say(spoken, boxes) {
      language = spoken;
      words = new Map(boxes.map((box) => [box.node, box]));
      follow();
    },
    follow,
  };
}

function withText(name: 'p' | 'li', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
