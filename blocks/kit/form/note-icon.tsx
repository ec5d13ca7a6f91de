import { field } from './field-styles.ts';

// Drawn here and not by `Icon`, so that islands with a field need not carry every icon of the shop.
const outlines = {
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5M12 8v.01',
} as const;

/** The drawing before a note: a triangle for what is wrong, a circle for what is good to know. */
export function NoteIcon({ kind }: { kind: keyof typeof outlines }) {
  return (
    <svg className={field.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[kind]} />
    </svg>
  );
}
