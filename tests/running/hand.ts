import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody uses a page. */
export interface Hand {
  /** Presses a link, a button, a box to tick or the title of what unfolds. */
  press(target: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(group: Locator, value: string): Promise<void>;
  /** Writes into a field instead of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses one of the places below a field that has the focus. */
  pick(field: Locator, place: Locator): Promise<void>;
}

/** A mouse, or a finger where the context has a touch screen. */
export function pointer(page: Page, isTouch: boolean): Hand {
  const press = (target: Locator): Promise<void> => (isTouch ? target.tap() : target.click());
  return {
    press,
    choose: (group, value) => press(group.and(page.locator(`[value="${value}"]`)).locator('xpath=..')),
    async write(field, text) {
      await press(field);
      await field.fill('');
      await field.pressSequentially(text);
    },
    pick: (_, place) => press(place),
  };
}

/** Stops on the way to anything on a page, more than any page has. */
const mostStops = 600;

/** Keys alone. Whatever is pressed has been walked to, has the focus and can be seen. */
export function keyboard(page: Page): Hand {
  async function reach(target: Locator): Promise<void> {
    const key = await target.evaluate((element) =>
      (document.activeElement ?? document.body).compareDocumentPosition(element) &
      Node.DOCUMENT_POSITION_PRECEDING
        ? 'Shift+Tab'
        : 'Tab',
    );
    for (let stops = 0; !(await hasFocus(target)); stops++) {
      if (stops > mostStops) throw new Error(`${key} never comes to ${target.toString()}`);
      await page.keyboard.press(key);
    }
    await expect.poll(() => target.evaluate(isSeen), { message: target.toString() }).toBe(true);
  }

  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async choose(group, value) {
      const chosen = group.and(page.locator(':checked'));
      await reach((await chosen.count()) > 0 ? chosen : group.first());
      await page.keyboard.press('Space');
      const target = group.and(page.locator(`[value="${value}"]`));
      const length = await group.count();
      for (let steps = 0; steps < length && !(await hasFocus(target)); steps++)
        await page.keyboard.press('ArrowRight');
      expect(await hasFocus(target)).toBe(true);
      expect(await target.isChecked()).toBe(true);
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    async pick(field, place) {
      const id = await place.evaluate((element) => element.closest('[id]')?.id);
      for (let steps = 0; (await field.getAttribute('aria-activedescendant')) !== id; steps++) {
        if (steps > 20) throw new Error(`No arrow leads to ${place.toString()}`);
        await page.keyboard.press('ArrowDown');
      }
      expect(await hasFocus(field)).toBe(true);
      await page.keyboard.press('Enter');
    },
  };
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether something of an element, or of the label that stands for it, is in view and not covered. */
function isSeen(element: Element): boolean {
  const face = element.closest('label') ?? element;
  const { left, top, width, height } = face.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there !== null && face.contains(there);
    }),
  );
}
