import { startVisitor } from './start-visitor.ts';

/**
 * What the header can do beyond HTML, fetched part by part when a pointer, an opening or the focus reaches it: hovering opens
 * flyouts, Escape and clicks elsewhere close them, the page behind the open menu rests, the colour mode changes, the search
 * suggests, the account opens above the page.
 */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLFormElement) search(element, event);
  else if (element instanceof HTMLAnchorElement) visit(element);
  else if (element instanceof HTMLButtonElement) changeMode();
  else void import('./menu/use-menu.ts').then((module) => module.useMenu(element, event));
}

/** The entry of the account shows who is here; pages of results have this started, too: what was searched for is remembered. */
export function start(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) startVisitor(element);
  else void import('./search/remember-search.ts').then((module) => module.rememberSearch());
}

function search(form: HTMLFormElement, event: Event): void {
  import('./search/search-bar.ts').then(
    (module) => module.useSearchBar(form, event),
    () => {
      if (event.type === 'submit') form.submit();
    },
  );
}

/** Where the code cannot be had, the link is one. */
function visit(link: HTMLAnchorElement): void {
  import('./open-entry.ts').then((module) => module.openEntry(link)).catch(() => location.assign(link.href));
}

function changeMode(): void {
  void import('./menu/colour-mode.ts').then((module) =>
    module.chooseNextMode(document.documentElement, () => localStorage),
  );
}
