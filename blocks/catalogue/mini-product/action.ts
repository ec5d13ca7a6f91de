import { layoutId } from '../../../schemas/layout-id.ts';
import { adoptStyles } from '../../kit/browser/adopt-styles.ts';
import { fetchPage } from '../../kit/browser/fetch-page.ts';
import { chosenBy } from '../../kit/product/chosen-by.ts';
import { passOn, type ActionModule } from './pass-on.ts';

interface Modules {
  actions: Record<string, string>;
}

/** Attributes that hold ids of other elements. */
const namingAttributes = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'for',
  'form',
  'popovertarget',
  'data-dialog',
];

const stageAction = 'product-stage';

/**
 * Shows the product of the pressed card in the layer, or goes from the layer to its page; for a wish of the wishlist
 * (`data-wish`) the layer takes what is chosen in it back to the list.
 */
export function run(element: HTMLElement): Promise<void> | void {
  const { role } = element.dataset;
  if (role === 'mini-go') location.assign(chosenAddress(element as HTMLAnchorElement));
  else if (role === 'mini-apply')
    return import('./apply-choice.ts').then((module) => void module.applyChoice(element));
  else void open(element as HTMLAnchorElement);
}

async function open({ href, dataset: { wish } }: HTMLAnchorElement): Promise<void> {
  const layer = document.querySelector<HTMLDialogElement>('[data-role=mini]');
  const body = layer?.querySelector<HTMLElement>('[data-role=mini-body]');
  const go = layer?.querySelector<HTMLAnchorElement>('[data-role=mini-go]');
  if (!layer || !body || !go) return location.assign(href);
  try {
    const from = await fetchPage(href);
    const stage = from.querySelector<HTMLElement>('main [data-role=product]');
    if (!stage) throw new Error('No product');
    adoptStyles(from);
    const own = document.importNode(stage, true);
    renameIds(own);
    body.replaceChildren(own);
    go.href = href;
    const apply = layer.querySelector<HTMLElement>('[data-role=mini-apply]');
    if (apply) {
      apply.hidden = wish === undefined;
      apply.dataset.wish = wish ?? '';
    }
    layer.showModal();
    liven(body, from);
  } catch {
    // What cannot be shown here is shown by its own page.
    location.assign(href);
  }
}

/** The page of the product with what was chosen in the layer. */
function chosenAddress(go: HTMLAnchorElement): string {
  const form = go.closest('dialog')?.querySelector<HTMLFormElement>('form[data-role=choice]');
  if (!form) return go.href;
  return `${form.action}?${chosenBy(form).toString()}`;
}

/** The page may have the same names already: those of the layer get their own. */
function renameIds(stage: HTMLElement): void {
  const own = new Map<string, string>();
  for (const element of [stage, ...stage.querySelectorAll('[id]')]) {
    own.set(element.id, layoutId(`mini-${element.id}`));
    element.id = own.get(element.id) ?? '';
  }
  for (const name of namingAttributes)
    for (const element of [stage, ...stage.querySelectorAll(`[${name}]`)]) {
      const ids = element.getAttribute(name)?.split(' ');
      if (ids) element.setAttribute(name, ids.map((id) => own.get(id) ?? id).join(' '));
    }
  for (const link of stage.querySelectorAll('a[href^="#"]')) {
    const id = own.get((link.getAttribute('href') ?? '').slice(1));
    if (id !== undefined) link.setAttribute('href', `#${id}`);
  }
}

/** What the product's own page has its stage done by does it here, too, unless this page has it itself. */
function liven(body: HTMLElement, from: Document): void {
  const url = actionsOf(from)[stageAction];
  if (url === undefined || actionsOf(document)[stageAction] !== undefined) return;
  const module = import(/* @vite-ignore */ url) as Promise<ActionModule>;
  passOn(body, stageAction, module);
}

function actionsOf(page: Document): Modules['actions'] {
  const json = page.querySelector('script[data-modules]')?.textContent;
  return json ? (JSON.parse(json) as Modules).actions : {};
}
