import type { ReactElement } from 'react';
import { energyColour } from '../../../schemas/energy-colour.ts';
import type { EnergyLabel } from '../../../schemas/product-card.ts';
import type { PlacedLink } from '../../../schemas/tenant/shop-links.ts';
import type { PageView } from '../define/page-view.ts';
import { cachedText } from '../text/cached-text.ts';
import { energyStyles } from './energy-styles.ts';

/**
 * Energy arrow with class and range, which leads to the whole label: its own document, else the drawing on the page of its
 * product (`product` is the address), else the information sheet. List `energyStyles` in the block's styles.
 */
export function energyLabel(energy: EnergyLabel, page: PageView, product?: string): ReactElement {
  const label = labelOf(energy, page, product);
  if (!label) return arrow(energy, page);
  return (
    <a
      className={energyStyles.link}
      href={label.href}
      rel={label.external ? 'noopener noreferrer' : undefined}
    >
      {arrow(energy, page)}
    </a>
  );
}

function labelOf(
  { label, sheet }: EnergyLabel,
  page: PageView,
  product: string | undefined,
): PlacedLink | undefined {
  const own = label === undefined ? undefined : page.link({ href: label });
  if (own) return own;
  if (product !== undefined) return { href: `${product}#${page.words.fragment('label')}`, external: false };
  return sheet === undefined ? undefined : page.link({ href: sheet });
}

function arrow(energy: EnergyLabel, page: PageView): ReactElement {
  const [from, to] = energy.scale;
  const isLong = energy.class.length > 1;
  return (
    <svg className={energyStyles.root} viewBox="0 0 84 40" role="img" aria-label={energyText(energy, page)}>
      <path d="M1 1h24v38H1zM13 25v-9m-3 3 3-3 3 3" />
      <text className={from.length > 2 ? energyStyles.small : undefined} x="13" y="13">
        {from}
      </text>
      <text className={to.length > 2 ? energyStyles.small : undefined} x="13" y="37">
        {to}
      </text>
      <path d="M25 1h37l21 19-21 19H25z" fill={energyColour(energy)} />
      <text className={isLong ? energyStyles.long : undefined} x="46" y="31">
        {energy.class[0]}
        {isLong && <tspan dy="-8">{energy.class.slice(1)}</tspan>}
      </text>
    </svg>
  );
}

/** "Energieeffizienzklasse C, Spektrum A bis G" */
function energyText({ class: own, scale: [from, to] }: EnergyLabel, page: PageView): string {
  return cachedText(page, `energy ${own} ${from} ${to}`, () =>
    page.t('energy.text', { class: own, from, to }),
  );
}
