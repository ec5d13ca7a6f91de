import type { CSSObject } from '../style/define-styles.ts';

const regions = ['header', 'main', 'aside', 'footer'] as const;

/**
 * Rules of a sheet (a popover) in one of the page's regions, for its root: while it is open the page does not scroll, and the
 * rest of the body can be neither reached nor read aloud, without a script, too (`watch-sheet.ts` does more with one). What
 * rests is named: of "all but this region" a browser computes every style anew whenever anything opens, if only a hint.
 */
export function behindSheet(region: (typeof regions)[number]): CSSObject {
  const others = ['.page-skip', '[data-preview]', ...regions.filter((each) => each !== region)];
  return {
    'html:has(&:popover-open)': { overflow: 'hidden' },
    [`body:has(&:popover-open) > :is(${others.join()})`]: { interactivity: 'inert' },
  };
}
