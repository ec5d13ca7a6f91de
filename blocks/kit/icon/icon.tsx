import { iconStyles } from './icon-styles.ts';
import { outlines } from './outlines.ts';

export type IconName = keyof typeof outlines;
export const iconNames = Object.keys(outlines) as IconName[];

/** A drawing beside words; it says nothing by itself. List `iconStyles` in the block's styles. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={iconStyles.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
