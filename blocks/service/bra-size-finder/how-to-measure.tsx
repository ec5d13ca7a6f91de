import type { PageView } from '../../kit/page-view.ts';
import { styles } from './styles.ts';

/** How both girths are measured, beside a drawing that shows where. */
export function HowToMeasure({ level, page }: { level: number; page: PageView }) {
  const Level = `h${level + 1}` as 'h2';
  return (
    <div className={styles.measure} id={`${page.nodeId}-measure`}>
      <Level className={styles.name}>{page.t('bra-size-finder.how')}</Level>
      <svg className={styles.drawing} viewBox="0 0 240 190" aria-hidden="true">
        <path d="M98 8v20c0 10-34 12-48 22-10 8-14 26-16 44M142 8v20c0 10 34 12 48 22 10 8 14 26 16 44M62 74c0 14-6 20-6 32 0 14 8 18 8 30 0 16-2 26-6 46M178 74c0 14 6 20 6 32 0 14-8 18-8 30 0 16 2 26 6 46M62 84c-6 30 6 46 28 46 18 0 28-10 30-26 2 16 12 26 30 26 22 0 34-16 28-46" />
        <g className={styles.tape}>
          <path d="M56 104c30 12 98 12 128 0M64 140c26 10 86 10 112 0M190 102h18M182 139h26" />
          <circle cx="220" cy="139" r="12" />
          <circle cx="220" cy="102" r="12" />
        </g>
        <text x="220" y="144">
          1
        </text>
        <text x="220" y="107">
          2
        </text>
      </svg>
      <ol className={styles.steps}>
        {['underbust', 'bust'].map((name) => (
          <li key={name}>
            <b>{page.t(`bra-size-finder.measure-${name}`)}</b> {page.t(`bra-size-finder.how-${name}`)}
          </li>
        ))}
      </ol>
      <p className={styles.tip}>{page.t('bra-size-finder.tip')}</p>
    </div>
  );
}
