/** The one script of every page: finds islands and delegated actions, and fetches their code when it is wanted. */
interface Modules {
  hydrate: string;
  islands: Record<string, string>;
  actions: Record<string, string>;
}

interface ActionModule {
  /** Rejects where what it needs besides cannot be had. */
  run(element: HTMLElement, event: Event): Promise<void> | void;
  /** Called once for each `data-action-start` element. */
  start?(element: HTMLElement): void;
}

interface HydrateModule {
  hydrateIsland(root: HTMLElement, url: string, takeEvent: () => Event | undefined): Promise<void>;
}

const json = document.querySelector('script[data-modules]')?.textContent;
const modules: Modules = json ? JSON.parse(json) : { hydrate: '', islands: {}, actions: {} };
const load = <Module>(url: string): Promise<Module> => import(/* @vite-ignore */ url) as Promise<Module>;

const wakeEvents = ['pointerdown', 'focusin', 'click', 'input', 'change', 'keydown', 'submit'];
const actionEvents = ['click', 'submit', 'change', 'input', 'keydown', 'toggle', 'pointerenter', 'focusin'];

/**
 * `data-action="name"` reacts to clicks; `data-action-on="submit change"` names other events. Of actions within each other
 * the innermost that wants the event gets it.
 */
function act(event: Event): void {
  let element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null;
  while (element && !(element.dataset.actionOn ?? 'click').split(' ').includes(event.type)) {
    element = element.parentElement?.closest<HTMLElement>('[data-action]') ?? null;
  }
  const url = modules.actions[element?.dataset.action ?? ''];
  if (!element || !url || isLeft || opensElsewhere(event)) return;
  const taker = element;
  if (event.type === 'submit' || (event.type === 'click' && taker.dataset.actionDefault === undefined))
    event.preventDefault();
  const leave = (): void => unlessLost(() => goOnWithout(event));
  load<ActionModule>(url).then((module) => void module.run(taker, event)?.catch(leave), leave);
}

/** A click that opens a new tab or window is the browser's own. */
function opensElsewhere(event: Event): boolean {
  return (
    event.type === 'click' &&
    event instanceof MouseEvent &&
    (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey)
  );
}

/** Whether what happens now is left to the browser. */
let isLeft = false;

/** What the browser would have done by itself, when the code that takes its place cannot be had. */
function goOnWithout({ type, target, submitter }: Event & { submitter?: HTMLElement | null }): void {
  if (type === 'submit' && target instanceof HTMLFormElement) {
    isLeft = true;
    target.requestSubmit(submitter);
    isLeft = false;
  }
  const link = type === 'click' && target instanceof Element ? target.closest('a') : null;
  if (link) location.assign(link.href);
}

/**
 * Says that the shop cannot be reached, in words that came with the page: whatever else could say it would have to come by the
 * same way. Where the shop can be reached, something else is wrong, and it goes on.
 */
function unlessLost(goOn: () => void): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(goOn, () => {
    const words = document.querySelector<HTMLElement>('[data-lost]');
    if (!words) return;
    // Behind an open dialog nobody reads it.
    (document.querySelector('dialog:modal') ?? document.body).append(words);
    words.showPopover();
  });
}

/** Code that an action fetches later and for which nothing else is done. */
addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof TypeError) unlessLost(doNothing);
});

function doNothing(): void {}

for (const type of actionEvents) document.addEventListener(type, act, { capture: true, passive: false });

/** Back and Forward within a document: the part of the page that follows the address is told. */
addEventListener('popstate', (event) => {
  const element = document.querySelector<HTMLElement>('[data-action-address]');
  const url = modules.actions[element?.dataset.actionAddress ?? ''];
  if (!element || !url) return;
  load<ActionModule>(url).then(
    (module) => module.run(element, event),
    () => location.reload(),
  );
});

function wake(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-action-start]')) {
    const url = modules.actions[element.dataset.actionStart ?? ''];
    // Nobody has pressed anything yet: without the code the page is as it came.
    if (url)
      whenIdle(() => void load<ActionModule>(url).then((module) => module.start?.(element), doNothing));
  }
  for (const root of part.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
}

wake(document);
// Sent to an element whose content has just come.
document.addEventListener('content-added', ({ target }) => wake(target as Element));

/**
 * Hydrates an island when its strategy says so; an interaction hydrates it at once, whatever the strategy. A press begins
 * with events that mean nothing yet: what is sent again is the last click, submit or key before the island lives.
 */
function prepare(root: HTMLElement): void {
  const url = modules.islands[root.dataset.island ?? ''];
  if (!url) return;
  let started = false;
  let last: Event | undefined;
  const remember = (event: Event): void => {
    const isField = event.target instanceof Element && event.target.matches('input,select,textarea');
    if (event.type === 'click' || event.type === 'submit' || (event.type === 'keydown' && !isField))
      last = event;
    if (event.type === 'submit') event.preventDefault();
    start();
  };
  const takeEvent = (): Event | undefined => {
    for (const type of wakeEvents) root.removeEventListener(type, remember, true);
    return last;
  };
  const start = (): void => {
    if (started) return;
    started = true;
    load<HydrateModule>(modules.hydrate)
      .then((module) => module.hydrateIsland(root, url, takeEvent))
      .catch(() => {
        const event = takeEvent();
        if (event) unlessLost(() => event.type === 'submit' && goOnWithout(event));
      });
  };
  for (const type of wakeEvents) root.addEventListener(type, remember, true);
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
