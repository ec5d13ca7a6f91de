import { iconStyles } from './icon-styles.ts';

/** Outlines on a 24 × 24 grid, drawn with a 1.8 px stroke. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  heart: 'M12 20S4 15.2 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15.2 12 20 12 20Z',
  basket: 'M5 8h14l1 12H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  truck:
    'M3 6h11v11H3zM14 10h4l3 3.5V17h-7zM9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  invoice: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM4 10h16M9 3v4M15 3v4',
  leaf: 'M5 19C4 10 10 5 20 5c0 10-5 15-13 13M5 20c2-5 5-8 9-10',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5M12 8v.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7l8 6 8-6',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.500 6a2 2 0 0 1 2-2Z',
  shield: 'M12 3.5 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6zM9 12l2.200 2.200L15.500 10',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300l1.700 1.700M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  'colour-mode':
    'M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 0 1 17 0ZM12 3.500v17M12 7.500l6.500-1.500M12 12.500h8M12 17l6 1',
} as const;

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
