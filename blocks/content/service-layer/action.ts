const watched = new WeakSet<HTMLDialogElement>();

/** Opens the layer of the pressed button over the page. Escape, its cross and a click beside it close it again. */
export function run(element: HTMLElement): void {
  const dialog = element.parentElement?.querySelector('dialog');
  if (!dialog || dialog.open) return;
  if (!watched.has(dialog)) {
    watched.add(dialog);
    // The layer has no padding of its own: what hits itself and none of its parts hit the ground behind it.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
  dialog.showModal();
}
