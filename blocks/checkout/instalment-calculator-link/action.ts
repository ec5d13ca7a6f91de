/** Opens the dialog in browsers that do not know commands; the others have opened it by now, and perhaps closed it again. */
export function run(button: HTMLElement): void {
  if ('commandForElement' in button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (dialog?.open === false) dialog.showModal();
}
