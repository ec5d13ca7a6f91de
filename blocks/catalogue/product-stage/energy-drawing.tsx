import { energyColour } from '../../../schemas/energy-colour.ts';
import { energyClasses, type EnergyClass, type EnergyLabel } from '../../../schemas/product-card.ts';
import { styles } from './styles.ts';

/** Height of a row of the scale, and of the whole. */
const step = 26;
const width = 240;

interface EnergyDrawingProps {
  energy: EnergyLabel;
  /** The whole as a sentence. */
  text: string;
}

/** The scale of an energy label: an arrow for each class, and the product's own beside its row. Colours are prescribed. */
export function EnergyDrawing({ energy, text }: EnergyDrawingProps) {
  const classes = scaleOf(energy);
  const own = classes.indexOf(energy.class);
  return (
    <svg
      className={styles.energy}
      viewBox={`0 0 ${width} ${classes.length * step + 4}`}
      role="img"
      aria-label={text}
    >
      {classes.map((each, index) => (
        <g key={each}>
          <path
            d={arrow(2, 2 + index * step, 56 + index * 14)}
            fill={energyColour({ ...energy, class: each })}
          />
          <text x="10" y={index * step + 20}>
            {each}
          </text>
        </g>
      ))}
      <path d={pointer(2 + own * step)} />
      <text className={styles.energyOwn} x={width - 32} y={own * step + 21} textAnchor="middle">
        {energy.class}
      </text>
    </svg>
  );
}

function scaleOf({ scale: [from, to] }: EnergyLabel): EnergyClass[] {
  return energyClasses.slice(energyClasses.indexOf(from), energyClasses.indexOf(to) + 1);
}

function arrow(x: number, y: number, length: number): string {
  const height = step - 3;
  return `M${x} ${y}h${length}l${height / 2} ${height / 2}-${height / 2} ${height / 2}H${x}z`;
}

function pointer(y: number): string {
  const height = step - 3;
  return `M${width} ${y}v${height}h-52l-${height / 2}-${height / 2} ${height / 2}-${height / 2}z`;
}
