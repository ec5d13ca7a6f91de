import { classNames } from '../../kit/style/class-names.ts';
import { field } from '../../kit/form/field-styles.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import { isPause, writtenFigures } from './plan-words.ts';
import { quoteExactly, type Calculated, type Choice, type Quote } from './quote.ts';
import { styles } from './styles.ts';

interface PlanTilesProps {
  calculator: CalculatorProps;
  price: number;
  choice: Choice;
  /** The plan that is shown: a shorter one where the chosen one is not possible. */
  shown: Quote;
  onChoose: ((choice: Choice) => void) | undefined;
}

/** Every number of instalments as a radio tile, and the pause where the terms have one. */
export function PlanTiles({ calculator, price, choice, shown, onChoose }: PlanTilesProps) {
  const { terms, texts } = calculator;
  const checked = shown.ok ? choiceOf(shown) : choice;
  const choices: Choice[] = [
    ...terms.plans.map(({ count }) => count),
    ...(terms.pause ? ['pause' as const] : []),
  ];
  return (
    <fieldset className={field.group}>
      <legend className={field.label}>{texts.counts}</legend>
      <div className={classNames(styles.tiles, terms.plans.length % 3 > 0 && styles.byFour)}>
        {choices.map((value) => {
          const quote = quoteExactly(terms, price, value);
          return (
            <label key={value} className={value === 'pause' ? styles.pauseOption : styles.option}>
              <input
                className={styles.radio}
                type="radio"
                name={calculator.names.count}
                value={value}
                checked={value === checked}
                disabled={!quote.ok}
                onChange={() => onChoose?.(value)}
              />
              <span className={styles.tile}>
                <TileWords calculator={calculator} value={value} quote={quote} />
                <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m6.500 12.500 3.500 3.500 7.500-8" />
                </svg>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function choiceOf({ plan }: Calculated): Choice {
  return isPause(plan) ? 'pause' : plan.count;
}

function TileWords({
  calculator,
  value,
  quote,
}: {
  calculator: CalculatorProps;
  value: Choice;
  quote: Quote;
}) {
  const { texts, countTexts } = calculator;
  const name = value === 'pause' ? texts.pause : countTexts[value]?.tile;
  if (!quote.ok) {
    return (
      <>
        <b className={styles.count}>{name}</b> <span className={styles.amount}>{texts['too-small']}</span>
      </>
    );
  }
  const figures = writtenFigures(quote, calculator);
  const [amount, costs] =
    value === 'pause' ? [texts['pause-tile'], texts['pause-costs']] : [texts['per-month'], texts.costs];
  return (
    <>
      <b className={styles.count}>{name}</b>{' '}
      <span className={styles.amount}>{fillText(amount, figures)}</span>{' '}
      <span className={styles.costs}>{fillText(costs, figures)}</span>
    </>
  );
}
