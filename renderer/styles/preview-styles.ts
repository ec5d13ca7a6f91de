import { defineStyles } from '../../blocks/kit/style/define-styles.ts';

/** Styles of what only editors see: the banner of the preview, and the boxes that tell of faults. */
export const previewStyles = defineStyles('preview', {
  root: {
    // On a phone it would take a fifth of the screen.
    '@media from(tablet)': {
      position: 'sticky',
      top: 0,
      zIndex: 'var(--z-toast)',
      // It stays above what is led to; stronger than what bars of the page ask for.
      'html:root:has(&)': { scrollPaddingBlockStart: '6rem' },
    },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s-2)',
    padding: 'var(--s-1) var(--gutter)',
    background: 'var(--warning-soft)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    '& p': { margin: 0, flex: '1 1 16rem' },
    '& button': {
      font: 'inherit',
      fontWeight: 650,
      minHeight: '2.5rem',
      padding: '0 var(--s-2)',
      borderRadius: 'var(--r-pill)',
      border: '1.5px solid var(--line-strong)',
      background: 'var(--bg)',
      color: 'var(--ink)',
      cursor: 'pointer',
    },
  },
  facts: {
    margin: 'var(--s-2) var(--gutter)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    overflowWrap: 'anywhere',
    '& summary': { fontWeight: 650, cursor: 'pointer', minHeight: '1.5rem' },
    '& td, & th': { padding: '0 var(--s-2) 0 0', textAlign: 'start', verticalAlign: 'top' },
  },
  fault: {
    margin: 'var(--s-2) var(--gutter)',
    padding: 'var(--s-2)',
    border: '2px dashed var(--error)',
    borderRadius: 'var(--r-md)',
    background: 'var(--error-soft)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    overflowWrap: 'anywhere',
    '& p': { margin: 0, fontWeight: 650 },
    '& summary': { fontWeight: 650, cursor: 'pointer', minHeight: '1.5rem' },
    '& li + li': { marginTop: 'var(--s-1)' },
    '& ul': { margin: 'var(--s-1) 0 0', paddingInlineStart: 'var(--s-3)' },
    '& code': { display: 'block' },
  },
  /** Of what is no fault. */
  notes: { borderColor: 'var(--line-strong)', background: 'var(--bg)' },
});
