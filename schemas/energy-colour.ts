import { energyClasses, type EnergyLabel } from './product-card.ts';

// Prescribed for a scale of seven classes, best first.
const arrowColours = ['#00963f', '#52ae32', '#c8d300', '#ffed00', '#fbba00', '#ec6608', '#e30613'] as const;

/** Colour of a class by its place on its own scale, so that the best class is green on each. (Regulation (EU) 2017/1369) */
export function energyColour({
  class: own,
  scale: [from, to],
}: Pick<EnergyLabel, 'class' | 'scale'>): string {
  const first = energyClasses.indexOf(from);
  const steps = energyClasses.indexOf(to) - first;
  const place = energyClasses.indexOf(own) - first;
  return arrowColours[steps === 0 ? 0 : Math.round((place * 6) / steps)] ?? arrowColours[6];
}
