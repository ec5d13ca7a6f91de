import { defineStyles } from '../../blocks/kit/style/define-styles.ts';

/** Styles of the page's own frame: skip link, regions, and the box that stands in for a node. */
export const frameStyles = defineStyles('page', {
  root: {
    margin: 0,
    background: 'var(--bg)',
    color: 'var(--ink)',
    font: '400 var(--text-md)/1.5 var(--font)',
    // A word that has no room breaks, also where it would make a column or a row of others wider.
    overflowWrap: 'anywhere',
    // Phones on their side must not make single texts larger than others.
    WebkitTextSizeAdjust: '100%',
    // A ring with a gap, so that it can be seen on every ground; what lies on a dark one sets its own `--focus`.
    '& :focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 2 },
    '& [hidden]': { display: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '& *': {
        transitionDuration: '.01ms !important',
        animationDuration: '.01ms !important',
        animationIterationCount: '1 !important',
      },
    },
    '@media print': {
      background: '#fff',
      color: '#000',
      // Nothing can be pressed, typed or followed on paper.
      '& :is(button,header form,footer nav)': { display: 'none' },
      // Addresses of other sites are of use on paper; those of the shop stand in the browser's own line.
      '& main a[href^=http]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
      '& main :is(img,svg,tr,figure)': { breakInside: 'avoid' },
      '& main :is(h1,h2,h3)': { breakAfter: 'avoid' },
    },
  },
  skip: {
    position: 'absolute',
    insetInlineStart: 'var(--s-2)',
    top: 'var(--s-1)',
    zIndex: 'var(--z-toast)',
    padding: 'var(--s-15) var(--s-3)',
    borderRadius: 'var(--r-pill)',
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    fontWeight: 650,
    '&:not(:focus)': {
      clip: 'rect(0 0 0 0)',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      height: 1,
      width: 1,
      padding: 0,
      whiteSpace: 'nowrap',
    },
  },
  // What no late style can dress: it is shown when nothing comes any more.
  lost: {
    inset: 'auto 0 var(--s-2)',
    maxWidth: 'min(32rem,calc(100% - 2*var(--s-2)))',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: 'var(--s-15) var(--s-2)',
    border: '1px solid var(--error)',
    borderRadius: 'var(--r-md)',
    background: 'var(--error-soft)',
    color: 'var(--ink)',
    font: '400 var(--text-sm)/1.5 var(--font)',
    overflowWrap: 'break-word',
  },
  main: { display: 'block', containerType: 'inline-size', minHeight: '50vh', '&:focus': { outline: 'none' } },
  header: { display: 'block' },
  aside: { display: 'block', containerType: 'inline-size' },
  footer: { display: 'block', containerType: 'inline-size' },
  placeholder: {
    margin: 'var(--s-3) var(--gutter)',
    padding: 'var(--s-3)',
    borderRadius: 'var(--r-md)',
    background: 'var(--surface)',
    color: 'var(--ink-2)',
    textAlign: 'center',
    '& p': { margin: 0 },
  },
});
