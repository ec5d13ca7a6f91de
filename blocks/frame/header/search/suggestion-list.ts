import type { SearchSuggestions } from '../../../../schemas/catalogue/suggestions.ts';
import { energyArrow } from './energy-arrow.ts';
import { matchedParts } from './matched-parts.ts';

/** Lines of each kind at most: a phone shows but a few above its keyboard. */
const most = { terms: 6, categories: 4, products: 6 } as const;
const kinds = ['terms', 'categories', 'products'] as const;

/** Shows suggestions in the groups of a list box, those without any left out. Returns the lines, in their order. */
export function fillSuggestions(box: HTMLElement, found: SearchSuggestions): HTMLElement[] {
  const lines: HTMLElement[] = [];
  for (const kind of kinds) {
    const group = box.querySelector<HTMLElement>(`[data-part=${kind}]`);
    if (!group) continue;
    const options = (
      kind === 'products'
        ? found.products.map((product) => productOption(product, found.term, group.dataset.energy ?? ''))
        : found[kind].map(({ label, href }) => optionOf(href, [wordsOf(label, found.term)]))
    ).slice(0, most[kind]);
    group.hidden = options.length === 0;
    group.replaceChildren(...[...group.children].slice(0, 1), ...options);
    lines.push(...options);
  }
  for (const [at, line] of lines.entries()) line.id = `${box.id}-${at}`;
  return lines;
}

/** A line that is a link, for those who open it in another tab; it is chosen from the field. */
function optionOf(href: string, content: readonly Node[]): HTMLElement {
  const option = document.createElement('a');
  option.role = 'option';
  option.href = href;
  option.tabIndex = -1;
  option.ariaSelected = 'false';
  option.append(...content);
  return option;
}

function productOption(
  product: SearchSuggestions['products'][number],
  term: string,
  energyText: string,
): HTMLElement {
  const place = document.createElement('span');
  if (product.picture) {
    const { src, width, height } = product.picture;
    const picture = new Image(width, height);
    picture.alt = '';
    picture.src = src;
    place.append(picture);
  }
  const words = document.createElement('span');
  if (product.brand !== '') words.append(textIn('small', product.brand), ' ');
  words.append(wordsOf(product.name, term), ' ');
  if (product.energy) words.append(energyArrow(product.energy, energyText));
  return optionOf(product.href, [place, words, textIn('b', product.price)]);
}

function textIn(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** A label in which what was typed stands out. */
function wordsOf(label: string, term: string): HTMLElement {
  const words = document.createElement('span');
  words.append(
    ...matchedParts(label, term).map(({ text, isMatch }) => (isMatch ? textIn('mark', text) : text)),
  );
  return words;
}
