/** Copies the code of a voucher and says so; an expired one is not copied. */
export function run(element: HTMLElement): void {
  const { code = '', until, done = '', failed = '', expired = '' } = element.dataset;
  const place = element.parentElement;
  const status = place?.querySelector('[role=status]');
  if (!place || !status) return;
  // Emptied first, so that the same words are read aloud again.
  status.textContent = '';
  if (until !== undefined && Date.parse(until) <= Date.now()) {
    status.textContent = expired;
    return;
  }
  copy(code).then(
    () => {
      status.textContent = done;
    },
    () => {
      // Marked, so that it can be copied by hand.
      const written = place.querySelector('code');
      if (written) getSelection()?.selectAllChildren(written);
      status.textContent = failed;
    },
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
