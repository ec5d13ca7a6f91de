type Doing = (element: HTMLElement, event: Event) => Promise<void> | void;

/**
 * Everything that a product's stage does when it is used, fetched when it is; the role of the element says which part is meant.
 * Rejects where that cannot be had.
 */
export function run(element: HTMLElement, event: Event): Promise<void> | void {
  return roles[element.dataset.role ?? '']?.(element, event);
}

const roles: Readonly<Record<string, Doing>> = {
  gallery: inGallery('wakeGallery'),
  thumb: inGallery('showThumb'),
  zoom: inGallery('openLayer'),
  step: inGallery('showStep'),
  stage: inGallery('closer'),
  buy: (form, event) => press(form as HTMLFormElement, event),
  choice: (form, event) => press(form as HTMLFormElement, event),
  dialog: (link) => openDialog(link as HTMLAnchorElement),
  label: (_, { target }) => openDialog((target as Element).closest('a')),
  calculator: (link) => openCalculator(link as HTMLAnchorElement),
  share: (button) => import('./share.ts').then((module) => module.share(button)),
};

function inGallery(name: keyof typeof import('./gallery-layer.ts')): Doing {
  return (element, event) => import('./gallery-layer.ts').then((module) => module[name](element, event));
}

/** The form of the choice is sent by a choice, and by the button to buy with, which brings it along. */
async function press(form: HTMLFormElement, event: Event): Promise<void> {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  if (button instanceof HTMLButtonElement && button.dataset.role === 'buy') {
    const { buy } = await import('./buy.ts');
    void buy(form, button);
  } else {
    const { choose } = await import('./choose.ts');
    choose(form);
  }
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
