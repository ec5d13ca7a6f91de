import type { CatalogueProduct } from './catalogue-product.ts';
import type { EnergyClass } from '../product-card.ts';

interface LabelRule {
  scale: readonly [EnergyClass, EnergyClass];
  source: string;
}

const rescaled: readonly [EnergyClass, EnergyClass] = ['A', 'G'];
const rule = (source: string, scale = rescaled): LabelRule => ({ scale, source });

/** Kinds of things that may not be offered without their energy class, and its scale. */
const energyRules: Readonly<Record<string, LabelRule>> = {
  'washing-machine': rule('(EU) 2019/2014'),
  'washer-dryer': rule('(EU) 2019/2014'),
  'tumble-dryer': rule('(EU) 2023/2534'),
  refrigerator: rule('(EU) 2019/2016'),
  dishwasher: rule('(EU) 2019/2017'),
  oven: rule('(EU) 65/2014', ['A+++', 'D']),
  cooker: rule('(EU) 65/2014', ['A+++', 'D']),
  television: rule('(EU) 2019/2013'),
  monitor: rule('(EU) 2019/2013'),
  smartphone: rule('(EU) 2023/1669'),
  tablet: rule('(EU) 2023/1669'),
  'table-lamp': rule('(EU) 2019/2015'),
  'floor-lamp': rule('(EU) 2019/2015'),
};

/** Kinds with a tyre label; rims alone have none. */
const tyreKinds = new Set(['winter-tyre', 'summer-tyre', 'all-season-tyre', 'winter-wheel']);

/** Kinds charged by USB-C, for which it is said whether a power supply is in the box. ((EU) 2022/2380) */
const chargedKinds = new Set(['smartphone', 'tablet', 'notebook', 'headphones', 'portable-speaker']);

/** What the law wants shown of a kind of thing, by `type` of the catalogue. */
export function requiredLabels(type: string): {
  energy: LabelRule | null;
  tyre: boolean;
  powerSupply: boolean;
} {
  return {
    energy: Object.hasOwn(energyRules, type) ? (energyRules[type] ?? null) : null,
    tyre: tyreKinds.has(type),
    powerSupply: chargedKinds.has(type),
  };
}

interface LabelFault {
  field: 'energy' | 'tyre' | 'powerSupplyIncluded';
  message: string;
}

/** Labels that the law wants and a product lacks, or that it has on another scale than the law's. */
export function labelFaults(
  product: Pick<CatalogueProduct, 'type' | 'energy' | 'tyre' | 'powerSupplyIncluded'>,
): LabelFault[] {
  const { type, energy, tyre, powerSupplyIncluded } = product;
  const wanted = requiredLabels(type);
  const faults: LabelFault[] = [];
  if (wanted.energy && !energy)
    faults.push({
      field: 'energy',
      message: `a ${type} is not offered without its energy class (${wanted.energy.source})`,
    });
  if (wanted.energy && energy && energy.scale.join() !== wanted.energy.scale.join())
    faults.push({
      field: 'energy',
      message: `the scale of a ${type} is ${wanted.energy.scale.join(' to ')} (${wanted.energy.source})`,
    });
  if (wanted.tyre && !tyre)
    faults.push({ field: 'tyre', message: `a ${type} is not offered without its label ((EU) 2020/740)` });
  if (wanted.powerSupply && powerSupplyIncluded === null)
    faults.push({
      field: 'powerSupplyIncluded',
      message: `say whether the power supply of a ${type} is in the box ((EU) 2022/2380)`,
    });
  return faults;
}

/**
 * Class of rolling noise of a car tyre (C1) by its width in mm; extra load and snow tyres may be 1 dB louder. Null:
 * louder than may be sold. ((EC) 661/2009 annex II C, (EU) 2020/740 annex I C)
 */
export function tyreNoiseClass(noiseDb: number, widthMm: number, isLouderAllowed: boolean): 'A' | 'B' | null {
  const base = widthMm <= 185 ? 70 : widthMm <= 245 ? 71 : widthMm <= 275 ? 72 : 74;
  const limit = base + (isLouderAllowed ? 1 : 0);
  if (noiseDb > limit) return null;
  return noiseDb <= limit - 3 ? 'A' : 'B';
}
