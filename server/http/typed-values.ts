import type { Entries } from './read-entries.ts';

/** What is never sent back: what belongs to the page and not to the form, and what opens something. */
const unshown = new Set([
  ...['form', 'target', 'locale'],
  ...['password', 'currentPassword', 'captcha', 'formToken'],
]);

/** What was typed into a form that was not taken, as its page may show it again. */
export function typedValues({ values }: Entries): Record<string, string> {
  return Object.fromEntries(
    [...values].flatMap(([name, [value = '']]) => (unshown.has(name) ? [] : [[name, value]])),
  );
}
