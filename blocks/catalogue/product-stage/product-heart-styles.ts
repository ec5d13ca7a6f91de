import { defineStyles } from '../../kit/style/define-styles.ts';

export const productHeart = defineStyles('stage-heart', {
  root: { flex: 'none' },
  press: {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    padding: 0,
    border: '1.5px solid var(--line-strong)',
    borderRadius: '50%',
    background: 'transparent',
    color: 'var(--ink)',
    cursor: 'pointer',
    transition: 'background-color var(--t-fast),border-color var(--t-fast)',
    '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
    // Full is a shape, too: nobody has to tell colours apart.
    '&[aria-pressed=true] path': { fill: 'currentColor' },
    '&[aria-pressed=true]': { color: 'var(--sale)' },
    '@media (forced-colors:active)': { '&[aria-pressed=true]': { color: 'ButtonText' } },
  },
});
