import { iconStyles } from '../../kit/icon/icon-styles.ts';

// What only a basket draws, on the grid of all icons.
const outlines = {
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  remove: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.500 10.500v6M13.500 10.500v6',
  voucher: 'M4 7h16v3.500a1.800 1.800 0 0 0 0 3.600V17H4v-2.900a1.800 1.800 0 0 0 0-3.600zM13.500 7v10',
} as const;

export function BasketIcon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg className={iconStyles.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
