import { bringStyles } from '../../../kit/browser/bring-styles.ts';
import { found } from './found-styles.ts';

/** Elements of the search bar; all but form and field are made when the field is used for the first time. */
export interface SearchPlaces {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Holds the field and what comes below it: a layer over the page on phones. */
  layer: HTMLElement;
  leave: HTMLElement;
  refusal: HTMLElement;
  status: HTMLElement;
  found: HTMLElement;
  suggestions: HTMLElement;
  history: HTMLElement;
  /** The list of terms within `history`. */
  past: HTMLElement;
}

/** Puts the parts of the form's template in their places, hidden or empty. Undefined when the form is not as it should be. */
export function makePlaces(form: HTMLFormElement): SearchPlaces | undefined {
  const field = form.querySelector('input');
  const layer = form.querySelector<HTMLElement>('div');
  const template = form.querySelector('template');
  if (!field || !layer || !template) return undefined;
  bringStyles(found.css);
  const parts = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string): HTMLElement =>
    parts.querySelector<HTMLElement>(`[data-part=${name}]`) ?? document.createElement('div');
  const places: SearchPlaces = {
    form,
    field,
    layer,
    leave: part('leave'),
    refusal: part('refusal'),
    status: part('status'),
    found: part('found'),
    suggestions: part('suggestions'),
    history: part('history'),
    past: part('past'),
  };
  field.before(places.leave);
  layer.append(parts);
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', places.suggestions.id);
  return places;
}
