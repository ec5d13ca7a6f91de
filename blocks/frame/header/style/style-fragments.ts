import { roundButton } from '../../../kit/style/round-button.ts';

/** Left and right edge of the content in a part that fills the window. */
export const inset = 'max(var(--gutter), calc((100% - var(--container)) / 2 + var(--gutter)))';

/** A round button that shows nothing but an icon. */
export const iconButton = {
  ...roundButton,
  color: 'var(--ink)',
  '&:hover': { background: 'var(--surface)' },
};

/** A list that does not look like one. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
