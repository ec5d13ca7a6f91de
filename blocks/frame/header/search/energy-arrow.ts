import type { SearchSuggestions } from '../../../../schemas/catalogue/suggestions.ts';
import { fillText } from '../../../kit/text/fill-text.ts';

type Energy = NonNullable<SearchSuggestions['products'][number]['energy']>;

const svg = 'http://www.w3.org/2000/svg' as const;

/**
 * The energy arrow of a suggested product, as `energyLabel` draws it on pages. An option has no links within, so the arrow
 * leads to the label by itself when it is pressed; the product's page, where the option leads, has it too.
 */
export function energyArrow(energy: Energy, text: string): SVGElement {
  const { class: own, from, to, colour, label } = energy;
  const arrow = element('svg', { viewBox: '0 0 84 40', role: 'img', 'data-part': 'energy' });
  arrow.setAttribute('aria-label', fillText(text, { class: own, from, to }));
  arrow.append(
    element('path', { d: 'M1 1h24v38H1zM13 25v-9m-3 3 3-3 3 3', fill: '#fff' }),
    wordsAt(13, 13, from, from.length > 2 ? 9 : 12),
    wordsAt(13, 37, to, to.length > 2 ? 9 : 12),
    element('path', { d: 'M25 1h37l21 19-21 19H25z', fill: colour }),
    wordsAt(46, 31, own, own.length > 1 ? 18 : 32),
  );
  arrow.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    location.assign(label);
  });
  return arrow;
}

function wordsAt(x: number, y: number, words: string, size: number): SVGElement {
  const text = element('text', { x: String(x), y: String(y), 'font-size': String(size) });
  text.textContent = words;
  return text;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
