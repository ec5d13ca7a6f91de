type Doing = (element: HTMLElement, event: Event) => void;

/** Everything that a product's stage does when it is used, fetched when it is; the role of the element says which part is meant. */
export function run(element: HTMLElement, event: Event): void {
  roles[element.dataset.role ?? '']?.(element, event);
}

const roles: Readonly<Record<string, Doing>> = {
  gallery: inGallery('wakeGallery'),
  thumb: inGallery('showThumb'),
  zoom: inGallery('openLayer'),
  step: inGallery('showStep'),
  stage: inGallery('closer'),
  buy: (form) => void import('./buy.ts').then((module) => module.buy(form as HTMLFormElement), leave(form)),
  choice: (form) =>
    void import('./choose.ts').then((module) => module.choose(form as HTMLFormElement), leave(form)),
  dialog: (link) => openDialog(link as HTMLAnchorElement),
  label: (_, { target }) => openDialog((target as Element).closest('a')),
  calculator: (link) => openCalculator(link as HTMLAnchorElement),
  share: (button) => void import('./share.ts').then((module) => module.share(button)),
};

function inGallery(name: keyof typeof import('./gallery-layer.ts')): Doing {
  return (element, event) => void import('./gallery-layer.ts').then((module) => module[name](element, event));
}

/** What the browser does by itself where the code cannot be had. */
function leave(form: HTMLElement): () => void {
  return () => (form as HTMLFormElement).submit();
}

/** Opens the dialog that a link names; any other link leads where it leads. */
function openDialog(link: HTMLAnchorElement | null): void {
  const dialog = link && document.getElementById(link.hash.slice(1));
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
  else if (link) location.assign(link.href);
}

/** Opens the page's calculator with the price of what is chosen; its island takes over what stands in the field. */
function openCalculator(link: HTMLAnchorElement): void {
  const dialog = document.getElementById(link.hash.slice(1))?.querySelector('dialog');
  const field = dialog?.querySelector<HTMLInputElement>('input[name=preis]');
  if (!dialog || !field) return location.assign(link.href);
  // Past the bookkeeping of whoever may have taken the field over, so that it counts as typed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, link.dataset.price);
  if (dialog.open) dialog.close();
  dialog.showModal();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
