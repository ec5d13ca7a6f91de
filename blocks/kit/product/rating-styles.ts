import { defineStyles } from '../style/define-styles.ts';

export const ratingStyles = defineStyles('rating', {
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-05)',
    fontSize: 'var(--text-xs)',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
  none: { color: 'var(--ink-3)' },
  stars: {
    width: '4.375rem',
    height: '.875rem',
    flex: 'none',
    fill: 'var(--star)',
    background: 'color-mix(in oklab,var(--star) 26%,var(--bg))',
    clipPath: fiveStars(),
    forcedColorAdjust: 'none',
    '@media (forced-colors:active)': { fill: 'CanvasText', background: 'GrayText' },
  },
  large: { fontSize: 'var(--text-sm)', $stars: { width: '5.625rem', height: '1.125rem' } },
});

/** Five stars in a row as one outline: each stands on the lower edge by a line without width. */
function fiveStars(): string {
  const points: string[] = [];
  for (let star = 0; star < 5; star++) {
    const centre = star * 20 + 10;
    points.push(`${centre}% 100%`);
    // From the inner corner below all the way round to it again.
    for (let corner = 0; corner <= 10; corner++) {
      const angle = Math.PI / 2 + (corner * Math.PI) / 5;
      const radius = corner % 2 === 0 ? 0.47 : 1;
      const x = centre + Math.cos(angle) * radius * 8.9;
      const y = 53 + Math.sin(angle) * radius * 46;
      points.push(`${x.toFixed(1)}% ${y.toFixed(1)}%`);
    }
    points.push(`${centre}% 100%`);
  }
  return `polygon(${points.join()})`;
}
