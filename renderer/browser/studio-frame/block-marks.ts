import { boxOf, partPlaces } from './part-places.ts';

/** Borders of blocks, above the page and no part of it. */
export interface BlockMarks {
  select(nodes: readonly string[], scroll: boolean): void;
  hover(node: string | null): void;
  /** The page has changed: borders are drawn anew. */
  follow(): void;
}

const css = `
:host{position:fixed;inset:0;pointer-events:none;z-index:2147483647}
i{position:fixed;box-sizing:border-box;border:2px solid #2563eb;border-radius:3px;min-height:4px}
i.hover{border-style:dashed;opacity:.75}
@media (forced-colors:active){i{border-color:Highlight}}`;

export function createBlockMarks(): BlockMarks {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  // Beside the body: nothing of the page's styles is about it.
  document.documentElement.append(host);
  let selected: readonly string[] = [];
  let hovered: string | null = null;
  let isAsked = false;

  function draw(): void {
    isAsked = false;
    const places = partPlaces(document.body);
    const borders = [...selected.map((id) => ({ id, look: '' })), ...(hovered === null ? [] : [{ id: hovered, look: 'hover' }])];
    root.replaceChildren(
      ...borders.flatMap(({ id, look }) => {
        const place = places.get(`n:${id}`);
        const box = place && boxOf(place);
        if (!box) return [];
        const border = document.createElement('i');
        border.className = look;
        for (const side of ['left', 'top', 'width', 'height'] as const) border.style[side] = `${box[side]}px`;
        return [border];
      }),
    );
  }

  function follow(): void {
    if (isAsked || (selected.length === 0 && hovered === null && root.childElementCount === 0)) return;
    isAsked = true;
    requestAnimationFrame(draw);
  }

  addEventListener('scroll', follow, { capture: true, passive: true });
  new ResizeObserver(follow).observe(document.body);

  return {
    follow,
    select(nodes, scroll) {
      selected = nodes;
      const place = scroll && nodes[0] !== undefined && partPlaces(document.body).get(`n:${nodes[0]}`);
      const box = place && boxOf(place);
      if (box && (box.top < 0 || box.bottom > innerHeight))
        scrollBy({ top: box.top - Math.max(0, (innerHeight - box.height) / 2), behavior: 'instant' });
      follow();
    },
    hover(node) {
      if (hovered === node) return;
      hovered = node;
      follow();
    },
  };
}
