/** Closes the preview's tab; browsers refuse that for tabs they did not open by script, and then the banner says so. */
export function run(button: HTMLElement): void {
  window.close();
  setTimeout(() => {
    const banner = button.closest<HTMLElement>('[data-preview]');
    const status = banner?.querySelector('[role=status]');
    if (status && banner) status.textContent = banner.dataset.failed ?? '';
  }, 300);
}
