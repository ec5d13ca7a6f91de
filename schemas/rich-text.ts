import { z } from 'zod';

/** Name of the keyword by which the planner finds HTML that it must clean. */
export const richTextKeyword = 'x-rich-text';

/**
 * HTML from an editor. The planner cleans every field of this kind; views may then place it as it is. Empty when it would show
 * nothing. Of a longer text the planner counts what is shown.
 */
export function richText(maxLength = 20_000) {
  return z
    .string()
    .max(maxLength)
    .meta({ [richTextKeyword]: true });
}
