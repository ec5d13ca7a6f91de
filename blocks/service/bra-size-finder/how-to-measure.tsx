import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** How both girths are measured, beside a drawing that shows where. */
export function HowToMeasure({ level, page }: { level: number; page: PageView }) {
  const Level = `h${level + 1}` as 'h2';
  return (
    <div className={styles.measure} id={`${page.nodeId}.measure`}>
      <Level className={styles.name}>{page.t('bra-size-finder.how')}</Level>
      <svg className={styles.drawing} viewBox="0 0 240 190" aria-hidden="true">
        <path d="M98 8v20c0 10-34 12-48 22-10 8-13 20-15 32M142 8v20c0 10 34 12 48 22 10 8 13 20 15 32M62 74c0 14-6 20-6 32 0 14 8 18 8 30 0 16-2 26-6 46M178 74c0 14 6 20 6 32 0 14-8 18-8 30 0 16 2 26 6 46M68 92c-8 26 2 38 22 38 18 0 28-10 30-26 2 16 12 26 30 26 20 0 30-12 22-38" />
        <g className={styles.tape}>
          <path d="M56 104c30 12 98 12 128 0M64 140c26 10 86 10 112 0M191 105h23M183 141h31" />
          <circle cx="226" cy="141" r="12" />
          <circle cx="226" cy="105" r="12" />
        </g>
        <text x="226" y="146">
          1
        </text>
        <text x="226" y="110">
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
