import { defineStyles } from './style.ts';

/** Words for those who listen to the page. */
export const hidden = defineStyles('hidden', {
  root: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
});
