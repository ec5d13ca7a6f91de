import { whenChoiceShown } from '../../kit/product/shown-choice.ts';

/** Shares the page of what is chosen by the means of the device, else copies its address and says so. */
export async function share(button: HTMLElement): Promise<void> {
  const stage = button.closest<HTMLElement>('[data-role=product]');
  if (stage) await whenChoiceShown(stage);
  const url = location.href;
  // A share that somebody called off is none of our business.
  if ('share' in navigator) navigator.share({ title: document.title, url }).catch(() => undefined);
  else await copy(url, button);
}

async function copy(url: string, button: HTMLElement): Promise<void> {
  const label = button.textContent;
  // On pages without TLS there is no clipboard: then the address stays to be copied by hand.
  await (navigator as Partial<Navigator>).clipboard?.writeText(url);
  const spoken = button.closest('[data-role=product]')?.querySelector('[data-role=spoken]');
  const text = button.dataset.copied ?? '';
  if (spoken) spoken.textContent = text;
  button.textContent = text;
  setTimeout(() => (button.textContent = label), 4000);
}
