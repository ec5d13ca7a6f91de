import type { Page } from 'playwright-core';

/**
 * Words of the page's main part that stand in the layout and cannot be read, a line each: without a box, cut by what they stand
 * in, beyond the edge of the window, or broken though they are short. What is hidden on purpose, or shortened by an ellipsis or
 * until a button shows all, does not count.
 */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const main = document.querySelector('main') ?? document.body;
    const width = document.documentElement.clientWidth;

    /** Read aloud and not seen. */
    const isUnseen = (style: CSSStyleDeclaration): boolean =>
      style.clipPath === 'inset(50%)' || style.clip.startsWith('rect(0');
    const isShortened = (element: Element, style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      (element.id !== '' &&
        document.querySelector(`[aria-controls="${element.id}"][aria-expanded=false]`) !== null);

    function faultOf(text: Text): string | undefined {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      let isInScroller = false;
      let cut: string | undefined;
      for (let element = text.parentElement; element && element !== main; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (isUnseen(style) || isShortened(element, style)) return undefined;
        if (/auto|scroll/.test(style.overflow)) isInScroller = true;
        const place = element.getBoundingClientRect();
        const outside = boxes.filter(
          (box) =>
            (/hidden|clip/.test(style.overflowX) &&
              (box.left < place.left - slack || box.right > place.right + slack)) ||
            (/hidden|clip/.test(style.overflowY) &&
              (box.top < place.top - slack || box.bottom > place.bottom + slack)),
        );
        if (outside.length > 0 && !isInScroller) cut ??= `cut by .${element.className}`;
      }
      if (boxes.length === 0) return 'has no room';
      if (!isInScroller && boxes.some((box) => box.right > width + slack || box.left < -slack))
        return 'is beyond the edge';
      return cut;
    }

    /** A word that anybody can read in one go and that has been broken; longer ones may break. */
    function brokenIn(text: Text): string | undefined {
      const range = document.createRange();
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00a0]+/g)) {
        if (word.length > 12 || /[-\u00ad\u2013/@.:]./.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > slack) return `breaks in "${word}"`;
      }
      return undefined;
    }

    const faults: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('svg,select,textarea,script,template'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const fault = faultOf(text) ?? brokenIn(text);
      const place = parent.closest('[id^=example-]')?.id ?? '';
      if (fault !== undefined) faults.push(`${place} "${text.data.trim().slice(0, 50)}" ${fault}`);
    }
    return faults;
  });
}
