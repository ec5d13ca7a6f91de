/** Opens the dialog beside a calculator's button, above the page; one that stands open in the page is lifted. */
export function run(form: HTMLElement): void {
  const dialog = form.nextElementSibling as HTMLDialogElement | null;
  if (dialog?.open) dialog.close();
  dialog?.showModal();
}
