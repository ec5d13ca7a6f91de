import type { CSSObject } from '../style/define-styles.ts';

interface DroppedPanel {
  /** `anchor-name` of the entry below which it opens. */
  anchor: string;
  /** Where it stands from above in browsers that cannot place it by its entry. */
  top: string;
  width: string;
  maxHeight: string;
}

/** A popover that drops from an entry of the header, to be spread into a part of a block's own. */
export function droppedPanel({ anchor, top, width, maxHeight }: DroppedPanel): CSSObject {
  return {
    position: 'fixed',
    inset: `${top} 0 auto auto`,
    boxSizing: 'border-box',
    width: `min(100% - 2*var(--gutter),${width})`,
    maxHeight,
    margin: '0 var(--gutter)',
    padding: 'var(--s-3)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-lg)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--sh-3)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@supports (position-area:block-end)': {
      inset: 'auto',
      margin: '.25rem 0',
      positionAnchor: anchor,
      positionArea: 'block-end span-inline-start',
    },
    '@media (prefers-reduced-motion:no-preference)': {
      transition: 'opacity var(--t-base) var(--ease),translate var(--t-base) var(--ease)',
      '@starting-style': { '&:popover-open': { opacity: 0, translate: '0 -.5rem' } },
    },
    '@media (forced-colors:active)': { border: '1px solid CanvasText' },
  };
}
