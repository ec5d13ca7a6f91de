import type { Page } from 'playwright-core';

/** Holds what a page asks for at an address until the function is called that this returns. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isOver;
    await route.continue();
  });
  return end;
}
