import type { CSSObject } from '../style/define-styles.ts';

/**
 * Where scripts run, tabs look like tabs from the first paint, so that nothing moves when their code arrives; until then they
 * are links to their parts. Without scripts, and on paper, all parts stand below each other.
 */
export const whereScriptsRun = '@media screen and (scripting:enabled)';

const addressed = '> &:target,> & :target';

/**
 * Styles of the part of a tab, to be spread into a part of a block's own; `holder` is the selector of the element that list and
 * parts stand in (`$root`). Unseen are all but the part that the address names, or something in it, else all but the first.
 */
export function tabPanel(holder: string): CSSObject {
  return {
    [whereScriptsRun]: {
      [`${holder}:has(${addressed}) > &:not([role],:target,:has(:target)),${holder}:not(:has(${addressed})) > & ~ &:not([role])`]:
        { display: 'none' },
    },
    '@media print': { '&[hidden]': { display: 'block' } },
  };
}

/** Styles of the title of a part, which says the same as its tab. */
export const tabTitle: CSSObject = { [whereScriptsRun]: { display: 'none' } };
