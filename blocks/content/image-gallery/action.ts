const watched = new WeakSet<HTMLDialogElement>();

/** Opens the layer with the pressed picture in large, or goes on from there to the one before or after it. */
export function run(element: HTMLElement): void {
  const gallery = element.closest('section');
  const dialog = gallery?.querySelector('dialog');
  if (!gallery || !dialog) return;
  const links = [...gallery.querySelectorAll<HTMLElement>('a[data-action]')];
  const step = Number(element.dataset.step ?? 0);
  if (step === 0) {
    watch(dialog, links);
    show(dialog, links, links.indexOf(element));
    if (!dialog.open) dialog.showModal();
  } else {
    showNext(dialog, links, step);
  }
}

function watch(dialog: HTMLDialogElement, links: readonly HTMLElement[]): void {
  if (watched.has(dialog)) return;
  watched.add(dialog);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') showNext(dialog, links, -1);
    else if (key === 'ArrowRight') showNext(dialog, links, 1);
  });
  dialog.addEventListener('close', () => {
    // Back to the picture that was looked at last, not the one that was pressed first.
    links[Number(dialog.dataset.at)]?.focus();
  });
}

function showNext(dialog: HTMLDialogElement, links: readonly HTMLElement[], step: number): void {
  show(dialog, links, (Number(dialog.dataset.at) + step + links.length) % links.length);
}

function show(dialog: HTMLDialogElement, links: readonly HTMLElement[], index: number): void {
  const link = links[index];
  const small = link?.querySelector('img');
  const [stage, caption, count] = ['stage', 'caption', 'count'].map((name) =>
    dialog.querySelector(`[data-part="${name}"]`),
  );
  if (!link || !small || !stage || !caption || !count) return;
  const large = new Image();
  large.alt = small.alt;
  large.sizes = '100vw';
  large.width = Number(small.getAttribute('width'));
  large.height = Number(small.getAttribute('height'));
  large.srcset = small.srcset;
  stage.replaceChildren(large);
  caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  count.textContent = link.dataset.count ?? '';
  dialog.dataset.at = String(index);
}
