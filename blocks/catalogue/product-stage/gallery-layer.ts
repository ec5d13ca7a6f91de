const awake = new WeakSet<HTMLElement>();
const watched = new WeakSet<HTMLDialogElement>();
/** Where galleries are on their way to. */
const goals = new WeakMap<HTMLElement, number>();

const part = (gallery: HTMLElement, role: string): HTMLElement | null =>
  gallery.querySelector<HTMLElement>(`[data-role=${role}]`);

const layerOf = (gallery: HTMLElement): HTMLDialogElement | null =>
  part(gallery, 'layer') as HTMLDialogElement | null;

const galleryOf = (element: HTMLElement): HTMLElement | null =>
  element.closest<HTMLElement>('[data-role=gallery]');

const linksOf = (gallery: HTMLElement): HTMLElement[] => [
  ...gallery.querySelectorAll<HTMLElement>('[data-role=zoom]'),
];

/** From the first time that a gallery is pointed at or focused: arrow keys go on, and the small pictures say where it is. */
export function wakeGallery(gallery: HTMLElement): void {
  const row = part(gallery, 'row');
  if (!row || awake.has(gallery)) return;
  awake.add(gallery);
  const arrive = (): void => {
    if (goals.get(row) === placeOf(row)) goals.delete(row);
    if (!goals.has(row)) markThumb(gallery, placeOf(row));
  };
  row.addEventListener('scroll', arrive, { passive: true });
  // Whoever swipes goes elsewhere.
  row.addEventListener('pointerdown', () => goals.delete(row), { passive: true });
  gallery.addEventListener('keydown', (event) => {
    const step = stepOf(event.key);
    const layer = layerOf(gallery);
    if (step === 0 || layer?.open) return;
    event.preventDefault();
    const links = linksOf(gallery);
    const next = Math.min(links.length - 1, Math.max(0, (goals.get(row) ?? placeOf(row)) + step));
    goTo(gallery, next);
    if (row.contains(document.activeElement)) links[next]?.focus({ preventScroll: true });
  });
}

/** Goes to the picture of a small one. */
export function showThumb(thumb: HTMLElement): void {
  const gallery = galleryOf(thumb);
  if (!gallery) return;
  wakeGallery(gallery);
  goTo(gallery, [...gallery.querySelectorAll('[data-role=thumb]')].indexOf(thumb));
}

/** Opens the layer with the pressed picture. */
export function openLayer(link: HTMLElement): void {
  const gallery = galleryOf(link);
  const layer = gallery && layerOf(gallery);
  if (!gallery || !layer) return;
  watch(gallery, layer);
  show(gallery, layer, linksOf(gallery).indexOf(link));
  if (!layer.open) layer.showModal();
}

/** The picture before or after the one in the layer. */
export function showStep(button: HTMLElement): void {
  const gallery = galleryOf(button);
  const layer = gallery && layerOf(gallery);
  if (gallery && layer) showNext(gallery, layer, Number(button.dataset.step));
}

/** Looks at the picture in the layer from near, around the point that was pressed, or from afar again. */
export function closer(stage: HTMLElement, event: Event): void {
  const isNear = stage.ariaPressed === 'true';
  stage.ariaPressed = String(!isNear);
  if (isNear) return;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const { clientX, clientY, detail } = event as MouseEvent;
  // A key presses in the middle.
  const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
  stage.scrollTo((stage.scrollWidth - width) * x, (stage.scrollHeight - height) * y);
}

function watch(gallery: HTMLElement, layer: HTMLDialogElement): void {
  if (watched.has(layer)) return;
  watched.add(layer);
  layer.addEventListener('keydown', ({ key }) => {
    const step = stepOf(key);
    if (step !== 0 && part(gallery, 'stage')?.ariaPressed !== 'true') showNext(gallery, layer, step);
  });
  layer.addEventListener('close', () => {
    const at = Number(layer.dataset.at);
    goTo(gallery, at);
    linksOf(gallery)[at]?.focus({ preventScroll: true });
  });
}

function showNext(gallery: HTMLElement, layer: HTMLDialogElement, step: number): void {
  const count = linksOf(gallery).length;
  show(gallery, layer, (Number(layer.dataset.at) + step + count) % count);
}

function show(gallery: HTMLElement, layer: HTMLDialogElement, at: number): void {
  const links = linksOf(gallery);
  const small = links[at]?.querySelector('img');
  const [stage, count] = [part(gallery, 'stage'), part(gallery, 'count')];
  if (!small || !stage || !count) return;
  const large = new Image(Number(small.getAttribute('width')), Number(small.getAttribute('height')));
  large.alt = '';
  large.sizes = '220vw';
  large.srcset = small.srcset;
  stage.ariaPressed = 'false';
  stage.replaceChildren(large);
  count.textContent = (count.dataset.text ?? '')
    .replace('{at}', String(at + 1))
    .replace('{count}', String(links.length));
  layer.dataset.at = String(at);
}

function goTo(gallery: HTMLElement, at: number): void {
  const row = part(gallery, 'row');
  if (row && placeOf(row) !== at) goals.set(row, at);
  row?.scrollTo({ left: at * row.clientWidth });
  markThumb(gallery, at);
}

function placeOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth);
}

function markThumb(gallery: HTMLElement, at: number): void {
  for (const [index, thumb] of [...gallery.querySelectorAll('[data-role=thumb]')].entries())
    thumb.ariaCurrent = index === at ? 'true' : null;
}

function stepOf(key: string): number {
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
}
