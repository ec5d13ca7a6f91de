/** The one script of every page: finds islands and delegated actions, and fetches their code when it is wanted. */
interface Modules {
  hydrate: string;
  islands: Record<string, string>;
  actions: Record<string, string>;
}

interface ActionModule {
  run(element: HTMLElement, event: Event): void;
  /** Called once for each `data-action-start` element. */
  start?(element: HTMLElement): void;
}

interface HydrateModule {
  hydrateIsland(root: HTMLElement, url: string, replay?: Event): Promise<void>;
}

const json = document.getElementById('modules')?.textContent;
const modules: Modules = json ? JSON.parse(json) : { hydrate: '', islands: {}, actions: {} };
const load = <Module>(url: string): Promise<Module> => import(/* @vite-ignore */ url) as Promise<Module>;

const wakeEvents = ['pointerdown', 'focusin', 'click', 'input', 'change', 'keydown', 'submit'];
const actionEvents = ['click', 'submit', 'change', 'input', 'keydown', 'toggle', 'pointerenter', 'focusin'];

/** `data-action="name"` reacts to clicks; `data-action-on="submit change"` names other events. */
function act(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const element = target.closest<HTMLElement>('[data-action]');
  if (!element) return;
  const wanted = (element.dataset.actionOn ?? 'click').split(' ');
  const url = modules.actions[element.dataset.action ?? ''];
  if (!url || !wanted.includes(event.type)) return;
  // A link that opens a new tab or a form that the action handles: only plain clicks and submits are taken over.
  if (event.type === 'submit' || (event.type === 'click' && element.dataset.actionDefault === undefined)) event.preventDefault();
  void load<ActionModule>(url).then((module) => module.run(element, event));
}

for (const type of actionEvents) document.addEventListener(type, act, { capture: true, passive: false });

for (const element of document.querySelectorAll<HTMLElement>('[data-action-start]')) {
  const url = modules.actions[element.dataset.actionStart ?? ''];
  if (url) whenIdle(() => void load<ActionModule>(url).then((module) => module.start?.(element)));
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);

/** Hydrates an island when its strategy says so; an interaction hydrates it at once, whatever the strategy. */
function prepare(root: HTMLElement): void {
  const url = modules.islands[root.dataset.island ?? ''];
  if (!url) return;
  let started = false;
  const start = (event?: Event): void => {
    if (started) return;
    started = true;
    for (const type of wakeEvents) root.removeEventListener(type, start, true);
    void load<HydrateModule>(modules.hydrate).then((module) => module.hydrateIsland(root, url, event));
  };
  for (const type of wakeEvents) root.addEventListener(type, start, true);
  switch (root.dataset.strategy) {
    case 'load':
      start();
      break;
    case 'idle':
      whenIdle(start);
      break;
    case 'visible':
      whenVisible(root, start);
      break;
    case 'media':
      whenMedia(root.dataset.media ?? 'all', start);
      break;
  }
}

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: 4000 });
  else setTimeout(start, 200);
}

function whenVisible(root: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(root);
}

function whenMedia(query: string, start: () => void): void {
  const media = matchMedia(query);
  if (media.matches) start();
  else media.addEventListener('change', () => start(), { once: true });
}
