export interface ActionModule {
  run(element: HTMLElement, event: Event): void;
}

const types = ['click', 'submit', 'change', 'keydown', 'pointerenter', 'focusin'];
const heard = new WeakSet<HTMLElement>();

/** Passes events within an element on to an action that the page itself does not know: by the rules of the page's own script. */
export function passOn(root: HTMLElement, name: string, module: Promise<ActionModule>): void {
  if (heard.has(root)) return;
  heard.add(root);
  const listen = (event: Event): void => {
    let element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
    while (element && !(element.dataset.actionOn ?? 'click').split(' ').includes(event.type))
      element = element.parentElement?.closest<HTMLElement>('[data-action]') ?? null;
    if (element?.dataset.action !== name) return;
    const taker = element;
    if (event.type === 'submit' || event.type === 'click') event.preventDefault();
    void module.then(({ run }) => run(taker, event));
  };
  for (const type of types) root.addEventListener(type, listen, true);
}
