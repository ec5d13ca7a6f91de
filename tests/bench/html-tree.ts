import type { Browser } from 'playwright-core';

/** An element of a parsed page: name, attributes, children; a text is a string. `html` is markup to be placed as it is. */
export type HtmlTree =
  | string
  | { name: string; attributes: Record<string, string>; children: HtmlTree[]; html?: string };

/**
 * What a plain React application would render for the same page: the document's elements without inline styles, island
 * data and engine attributes, with a linked style sheet instead. Cleaned HTML stays one piece, as it is in our views.
 */
export async function readPlainTree(browser: Browser, html: string): Promise<HtmlTree> {
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      type Tree =
        | string
        | { name: string; attributes: Record<string, string>; children: Tree[]; html?: string };
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      for (const node of parsed.querySelectorAll('style,script[type="application/json"]')) node.remove();
      const sheet = parsed.createElement('link');
      sheet.setAttribute('rel', 'stylesheet');
      sheet.setAttribute('href', '/assets/site-0a1b2c3d.css');
      parsed.head.append(sheet);
      const read = (element: Element): Tree => {
        const attributes = Object.fromEntries(
          [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
        );
        const isMarkup =
          element.tagName === 'SCRIPT' ||
          element.className === 'prose' ||
          /(^| )[a-z-]*(prose|html)( |$)/.test(element.getAttribute('class') ?? '');
        if (isMarkup)
          return { name: element.tagName.toLowerCase(), attributes, children: [], html: element.innerHTML };
        const children = [...element.childNodes].flatMap((child): Tree[] => {
          if (child instanceof Element) return [read(child)];
          return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : [];
        });
        const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
        return { name: isSvg ? element.tagName : element.tagName.toLowerCase(), attributes, children };
      };
      return read(parsed.documentElement);
    }, html);
  } finally {
    await page.close();
  }
}
