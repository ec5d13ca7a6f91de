import { adoptStyles } from '../../kit/browser/adopt-styles.ts';
import { fetchPage } from '../../kit/browser/fetch-page.ts';
import { passOn, type ActionModule } from './pass-on.ts';

interface Modules {
  actions: Record<string, string>;
}

const stageAction = 'product-stage';

/**
 * Shows the product of the pressed card in the layer, or goes from the layer to its page; for a wish of the wishlist
 * (`data-wish`) the layer takes what is chosen in it back to the list.
 */
export function run(element: HTMLElement): void {
  const { role } = element.dataset;
  if (role === 'mini-go') location.assign(chosenAddress(element as HTMLAnchorElement));
  else if (role === 'mini-apply')
    void import('./apply-choice.ts').then((module) => module.applyChoice(element));
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
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  return `${form.action}?${query.toString()}`;
}

/** The page may have the same names already: those of the layer get their own. */
function renameIds(stage: HTMLElement): void {
  const own = new Set<string>();
  for (const element of [stage, ...stage.querySelectorAll('[id]')]) {
    own.add(element.id);
    element.id = `mini-${element.id}`;
  }
  for (const name of ['aria-labelledby', 'href', 'data-dialog'])
    for (const element of stage.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const id = name === 'href' ? value.slice(1) : value;
      if (own.has(id) && (name !== 'href' || value.startsWith('#')))
        element.setAttribute(name, name === 'href' ? `#mini-${id}` : `mini-${id}`);
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
  const json = page.querySelector('script#modules')?.textContent;
  return json ? (JSON.parse(json) as Modules).actions : {};
}
