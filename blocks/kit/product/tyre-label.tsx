import type { ReactElement } from 'react';
import type { TyreLabel } from '../../../schemas/product-card.ts';
import type { PageView } from '../define/page-view.ts';
import { cachedText } from '../text/cached-text.ts';
import { tyreStyles } from './tyre-styles.ts';

const classStyles = {
  A: tyreStyles.a,
  B: tyreStyles.b,
  C: tyreStyles.c,
  D: tyreStyles.d,
  E: tyreStyles.e,
} as const;

const symbol = (outline: string): ReactElement => (
  <svg viewBox="0 0 24 24">
    <path d={outline} />
  </svg>
);
const fuelSymbol = symbol('M5 20V5h8v15M4 20h10M7.5 8.5h3v3h-3zM13 9h2.5v7a1.8 1.8 0 0 0 3.5 0V8.5L16.5 6');
const rainSymbol = symbol(
  'M7 14a4 4 0 0 1 0-8 5 5 0 0 1 9.5 1 3.5 3.5 0 0 1 .5 7zM8 17l-1 3m5-3-1 3m5-3-1 3',
);
const noiseSymbol = symbol('M4 10v4h3l4 3.5v-11L7 10zm10.5-.5a4 4 0 0 1 0 5M17 7a7.5 7.5 0 0 1 0 10');
const snowSymbol = symbol('m2.5 19 6-11 3.5 6 2.5-3.5 7 8.5zM17 3v5.5m-2.4-4.1 4.8 2.7m0-2.7-4.8 2.7');
const iceSymbol = symbol('m3 19 5.5-12L12 14l2-3 7 8zm5.5-7 1.5 7');

/** The facts of a tyre label in a row, as one picture with its sentence. List `tyreStyles` in the block's styles. */
export function tyreLabel(tyre: TyreLabel, page: PageView): ReactElement {
  return (
    <span className={tyreStyles.root} role="img" aria-label={tyreText(tyre, page)}>
      <span>
        {fuelSymbol}
        <b className={classStyles[tyre.fuel]}>{tyre.fuel}</b>
      </span>
      <span>
        {rainSymbol}
        <b className={classStyles[tyre.wet]}>{tyre.wet}</b>
      </span>
      <span>
        {noiseSymbol}
        <b className={tyreStyles.noise}>{`${tyre.noiseDb}\u00a0dB\u00a0·\u00a0${tyre.noiseClass}`}</b>
      </span>
      {tyre.snow && <span>{snowSymbol}</span>}
      {tyre.ice && <span>{iceSymbol}</span>}
    </span>
  );
}

/** All that the row shows, as one sentence. */
function tyreText({ fuel, wet, noiseDb, noiseClass, snow, ice }: TyreLabel, page: PageView): string {
  return cachedText(page, `tyre ${fuel} ${wet} ${noiseDb} ${noiseClass} ${snow} ${ice}`, () =>
    [
      page.t('tyre.text', { fuel, wet, noise: noiseDb, noiseClass }),
      ...(snow ? [page.t('tyre.snow')] : []),
      ...(ice ? [page.t('tyre.ice')] : []),
    ].join(', '),
  );
}
