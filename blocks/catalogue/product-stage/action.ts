import { buy } from './buy.ts';
import { choose } from './choose.ts';
import { closer, openLayer, showStep, showThumb, wakeGallery } from './gallery-layer.ts';
import { share } from './share.ts';

/** Everything that a product's stage does when it is used; the role of the element says which part is meant. */
export function run(element: HTMLElement, event: Event): void {
  roles[element.dataset.role ?? '']?.(element, event);
}

const roles: Readonly<Record<string, (element: HTMLElement, event: Event) => void>> = {
  gallery: wakeGallery,
  thumb: showThumb,
  zoom: openLayer,
  step: showStep,
  stage: closer,
  buy: (form) => void buy(form as HTMLFormElement),
  choice: (form) => choose(form as HTMLFormElement),
  dialog: (link) => openDialog(link as HTMLAnchorElement),
  label: (_, { target }) => openDialog((target as Element).closest('a')),
  calculator: (link) => openCalculator(link as HTMLAnchorElement),
  share,
};

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
