import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('recently-viewed', {
  /** On the list's own page: what a script puts there moves nothing that is seen. */
  place: { '@media (scripting:enabled)': { minHeight: '100svh' } },
});
