import { defineStyles } from '../style/define-styles.ts';

/** What can be chosen, each in a card that opens when it is. */
export const choiceCards = defineStyles('choice-card', {
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-15)',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  root: {
    minWidth: 0,
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-md)',
    background: 'var(--raised)',
    transition: 'border-color var(--t-fast)',
    '&:has(> $head > input:checked), &:has(> $body > $chips input:checked)': {
      borderColor: 'var(--brand)',
      boxShadow: 'inset 0 0 0 1px var(--brand)',
    },
    '&:has(> $head > input:not(:checked,:disabled)):hover': { borderColor: 'var(--ink)' },
    '&:has(> $head > input:not(:checked)) > $body': { display: 'none' },
    '&:has(> $head > input:disabled)': { borderColor: 'var(--line)', background: 'none' },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr) auto',
    alignItems: 'center',
    gap: 'var(--s-15)',
    minHeight: '3.5rem',
    padding: 'var(--s-15) var(--s-2)',
    boxSizing: 'border-box',
    lineHeight: 1.4,
    cursor: 'pointer',
    '& b': { display: 'block', fontWeight: 650 },
    '& small': {
      display: 'block',
      color: 'var(--ink-2)',
      fontSize: 'var(--text-sm)',
      textWrapStyle: 'pretty',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', '& b': { color: 'var(--ink-2)' } },
    '& > svg': { color: 'var(--ink-3)' },
  },
  /** A card that holds several that can be chosen. */
  several: {
    padding: 'var(--s-15) var(--s-2)',
    '& > b': { display: 'block', paddingBlockEnd: 'var(--s-05)', fontWeight: 650, lineHeight: 1.4 },
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: 'var(--s-2)',
    padding: 'var(--s-05) var(--s-2) var(--s-2)',
    '@container from(tablet)': { paddingInline: 'calc(var(--s-2) + 1.5rem + var(--s-15)) var(--s-3)' },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '0 var(--s-3)' },
});
