import { injectStyles } from '../../../kit/browser/inject-styles.ts';
import { searchPanel } from './search-panel-styles.ts';

/** Elements of the search bar; all but form and field are made when the field is used for the first time. */
export interface SearchElements {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Holds the field and what comes below it: a layer over the page on phones. */
  layer: HTMLElement;
  leave: HTMLElement;
  refusal: HTMLElement;
  status: HTMLElement;
  panel: HTMLElement;
  suggestions: HTMLElement;
  history: HTMLElement;
  /** The list of terms within `history`. */
  past: HTMLElement;
}

/** Puts the parts of the form's template in their elements, hidden or empty. Undefined when the form is not as it should be. */
export function makeElements(form: HTMLFormElement): SearchElements | undefined {
  const field = form.querySelector('input');
  const layer = form.querySelector<HTMLElement>('div');
  const template = form.querySelector('template');
  if (!field || !layer || !template) return undefined;
  injectStyles(searchPanel.css);
  const parts = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string): HTMLElement =>
    parts.querySelector<HTMLElement>(`[data-part=${name}]`) ?? document.createElement('div');
  const elements: SearchElements = {
    form,
    field,
    layer,
    leave: part('leave'),
    refusal: part('refusal'),
    status: part('status'),
    panel: part('panel'),
    suggestions: part('suggestions'),
    history: part('history'),
    past: part('past'),
  };
  field.before(elements.leave);
  layer.append(parts);
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', elements.suggestions.id);
  return elements;
}
