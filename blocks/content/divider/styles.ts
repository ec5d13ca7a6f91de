import { defineStyles } from '../../kit/style/define-styles.ts';

const room = 'var(--divider,calc(var(--section) / 2))';

export const styles = defineStyles('divider', {
  space: { height: room },
  line: {
    // Ends where the sections above and below end.
    margin: `calc(${room} / 2) max(var(--gutter),calc((100% - var(--container)) / 2 + var(--gutter)))`,
    border: 0,
    borderBlockStart: '1px solid var(--line)',
  },
  small: { '--divider': 'var(--s-3)' },
  large: { '--divider': 'var(--section)' },
});
