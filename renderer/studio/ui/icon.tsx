import type { ReactNode } from 'react';

/** Outlines on a ground of 24 units, drawn for the studio. */
const outlines = {
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  chevron: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  pages: 'M7 3h7l5 5v13H7zM14 3v5h5',
  outline: 'M4 6h16M8 12h12M8 18h12',
  block: 'M4 5h16v14H4zM4 10h16',
  slot: 'M5 5h14v14H5z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  up: 'm6 15 6-6 6 6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 4h14v16H5zM11 17h2',
  laptop: 'M5 5h14v10H5zM3 19h18',
  free: 'M4 12h16M7 9l-3 3 3 3M17 9l3 3-3 3',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  history: 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4l3 2',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  check: 'm5 13 4 4 10-10',
  cloud: 'M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 9.5a4 4 0 0 1 0 8.5z',
  offline: 'M3 3l18 18M8 9.5A4.5 4.5 0 0 0 7 18h10M18 16a4 4 0 0 0 0-6.5A6 6 0 0 0 10 6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  left: 'M3 5h18v14H3zM9 5v14',
  right: 'M3 5h18v14H3zM15 5v14',
} as const;
export type IconName = keyof typeof outlines;

/** A picture that says nothing by itself: a text stands beside it, or names the button it is in. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
