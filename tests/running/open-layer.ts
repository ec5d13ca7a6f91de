import type { Locator, Page } from 'playwright-core';

/** Landmarks and headings of the page beside an open layer that are still read aloud; none where all of it rests. */
export async function readBeside(page: Page, layer: Locator): Promise<string[]> {
  const own = await layer.evaluate(wordsIn);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name }) => {
    const isHeading = role?.value === 'heading';
    const words = String(isHeading ? name?.value : role?.value);
    const counts = isHeading || ['banner', 'main', 'contentinfo'].includes(words);
    return !ignored && counts && !own.includes(words) ? [words] : [];
  });
}

/** Headings of a layer, and the landmarks that it stands in. */
function wordsIn(layer: Element): string[] {
  const landmarks = { header: 'banner', main: 'main', footer: 'contentinfo' };
  return [
    ...[...layer.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ textContent }) => textContent?.trim() ?? ''),
    ...Object.entries(landmarks).flatMap(([name, role]) => (layer.closest(name) ? [role] : [])),
  ];
}

/**
 * Walks through an open layer by Tab until it has come round. Returns what it never came to, and what it came to outside, as
 * the beginnings of their markup; both empty where the focus goes through all of the layer and stays in it.
 */
export async function walkThrough(
  page: Page,
  layer: Locator,
): Promise<{ missed: string[]; outside: string[] }> {
  const controls = await layer.evaluate(controlsIn);
  const seen = new Set<string>();
  const outside: string[] = [];
  for (let stops = 0; stops < controls.length + 3; stops++) {
    await page.keyboard.press('Tab');
    const stop = await layer.evaluate(stopIn);
    seen.add(stop.markup);
    if (!stop.isInside) outside.push(stop.markup);
  }
  return { missed: controls.filter((markup) => !seen.has(markup)), outside };
}

/** All that Tab stops at in a layer; of a group of radio buttons it is the chosen one, else the first. */
function controlsIn(layer: Element): string[] {
  const all = [
    ...layer.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]'),
  ];
  const reachable = all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const groups = new Map<string, HTMLInputElement>();
  for (const element of reachable) {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') continue;
    if (element.checked || !groups.has(element.name)) groups.set(element.name, element);
  }
  return reachable
    .filter(
      (element) =>
        !(element instanceof HTMLInputElement) ||
        element.type !== 'radio' ||
        groups.get(element.name) === element,
    )
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Where the focus is; between the last and the first of a layer it may be nowhere. */
function stopIn(layer: Element): { markup: string; isInside: boolean } {
  const { activeElement: stop, body } = document;
  return {
    markup: stop?.outerHTML.slice(0, 160) ?? '',
    isInside: stop === null || stop === body || layer.contains(stop),
  };
}
