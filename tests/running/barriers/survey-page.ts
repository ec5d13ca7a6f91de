/** What a page is made of, for whoever decides what of it axe has judged before. */
export interface Survey {
  /** Of all elements in document order: a number for everything of it and of what is in it that axe judges by. */
  parts: number[];
  /** Of the same elements: how many are in each, itself included. */
  sizes: number[];
  /** A number for the order, the names and the ids of everything: what rules for whole pages judge by. */
  page: number;
}

/**
 * Runs in a page. Elements with equal numbers look alike to axe: same tags, attributes and states, same colours and sizes of
 * type on the same ground, same room for a finger. Of texts it only matters whether there is one.
 */
export function surveyPage(): Survey {
  const elements: Element[] = [];
  const parts: number[] = [];
  const sizes: number[] = [];
  const order: string[] = [
    document.title === '' ? 'no title' : 'title',
    innerWidth < 640 ? 'narrow' : 'wide',
  ];
  const references =
    /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details))$/;
  const onlyNamed =
    /^(id|href|src|srcset|sizes|name|value|action|d|data-.*|content|width|height|loading|style)$/;
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]'),
  ]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }));
  const boxes = new Map<Element, DOMRect>(targets.map(({ target, box }) => [target, box]));

  function hash(text: string): number {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 4294967296 * (2097151 & low) + (high >>> 0);
  }

  function attributesOf(element: Element): string {
    return [...element.attributes]
      .map(({ name, value }) => {
        if (references.test(name)) {
          const named = value
            .split(/\s+/)
            .map((id) => document.getElementById(id)?.textContent?.trim() !== '');
          return `${name}:${named.join()}`;
        }
        if (name === 'href') return value.startsWith('#') ? 'href#' : 'href';
        if (['alt', 'title', 'placeholder', 'aria-label'].includes(name))
          return `${name}:${value.trim() === ''}`;
        return onlyNamed.test(name) ? name : `${name}=${value}`;
      })
      .join();
  }

  /** How a target smaller than a finger stands to its neighbours; larger ones are all alike. */
  function roomOf(element: Element): string {
    const own = boxes.get(element);
    if (!own || (own.width >= 24 && own.height >= 24)) return '';
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    const isFree = targets.every(({ target, box }) => {
      if (target === element || target.contains(element) || element.contains(target)) return true;
      const isSmall = box.width < 24 || box.height < 24;
      const [dx, dy] = isSmall
        ? [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
        : [Math.max(box.x - x, 0, x - box.right), Math.max(box.y - y, 0, y - box.bottom)];
      return Math.hypot(dx, dy) >= (isSmall ? 24 : 12);
    });
    return `small:${Math.round(Math.min(own.width, 24))}:${Math.round(Math.min(own.height, 24))}:${isFree}`;
  }

  function looksOf(element: Element, isVisible: boolean): [looks: string, ground: string] {
    if (!isVisible) return ['hidden', ''];
    const style = getComputedStyle(element);
    const isClear = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none';
    const ground = `${style.backgroundColor}${style.backgroundImage === 'none' ? '' : 'picture'}`;
    const canScroll =
      style.overflow !== 'visible' &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const looks = [
      ...[
        style.color,
        ground,
        style.fontSize,
        style.fontWeight,
        style.opacity,
        style.display,
        style.position,
      ],
      ...[style.zIndex, style.visibility, style.textShadow === 'none', style.textDecorationLine, canScroll],
      ...[style.borderBottomWidth, style.filter, style.mixBlendMode],
    ];
    return [looks.join(), isClear ? '' : ground];
  }

  function visit(element: Element, above: string, ground: string): number {
    const at = elements.push(element) - 1;
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    const [looks, ownGround] = looksOf(element, isVisible);
    const role = element.getAttribute('role') ?? '';
    order.push(
      `${element.tagName}#${element.id}.${role}:${isVisible}:${element.getAttribute('aria-label') ?? ''}:${element.getAttribute('lang') ?? ''}`,
    );
    const own: unknown[] = [
      ...[element.tagName, attributesOf(element), looks, roomOf(element), above, ground],
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [
            element.disabled,
            element.type,
            [...(element.labels ?? [])].some((label) => label.innerText.trim() !== ''),
          ].join()
        : '',
    ];
    const nextGround =
      ownGround === '' ? ground : ownGround.startsWith('rgb(') ? ownGround : `${ground}>${ownGround}`;
    const isHiddenFromTools = element.getAttribute('aria-hidden') === 'true' || above.endsWith('unheard');
    const below = `${element.tagName}.${role}.${isVisible ? getComputedStyle(element).color : ''}${isHiddenFromTools ? 'unheard' : ''}`;
    for (const child of element.childNodes) {
      if (child instanceof Text && child.data.trim() !== '') own.push('text');
      // What a drawing is made of is nothing to read.
      if (child instanceof Element && element.tagName !== 'svg') own.push(visit(child, below, nextGround));
    }
    parts[at] = hash(own.join('|'));
    sizes[at] = elements.length - at;
    return parts[at];
  }

  visit(document.documentElement, '', '');
  Object.assign(window, { surveyed: elements });
  return { parts, sizes, page: hash(order.join('|')) };
}
