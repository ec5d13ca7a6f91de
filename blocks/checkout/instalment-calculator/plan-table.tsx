import { classNames } from '../../kit/style/class-names.ts';
import { field } from '../../kit/form/field-styles.ts';
import { formatDecimal, formatMoney } from '../../kit/text/format-money.ts';
import { NoteIcon } from '../../kit/form/note-icon.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import { headlineOf, isPause, writtenFigures } from './plan-words.ts';
import type { Calculated, Choice, Quote } from './quote.ts';
import { styles } from './styles.ts';

interface PlanTableProps {
  calculator: CalculatorProps;
  quote: Quote;
  choice: Choice;
}

/** The whole plan, its total in bold, always together with both yearly rates. */
export function PlanTable({ calculator, quote, choice }: PlanTableProps) {
  const { texts } = calculator;
  if (!quote.ok) return <p className={styles.result}>{texts.impossible}</p>;
  const figures = writtenFigures(quote, calculator);
  const isShortened = choice !== 'pause' && quote.plan.count !== choice;
  return (
    <div className={styles.result}>
      {isShortened && (
        <p className={classNames(field.note, styles.shortened)}>
          <NoteIcon kind="info" />
          {fillText(texts.shortened, { wanted: String(choice) })}
        </p>
      )}
      <table className={styles.table}>
        <caption className={styles.caption}>{headlineOf(quote, calculator)}</caption>
        <tbody>
          {!isPause(quote.plan) && (
            <Row label={texts.monthly} value={figures.amount} className={styles.monthly} />
          )}
          {(isPause(quote.plan) ? pauseRows : instalmentRows)(quote, calculator).map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
          <Row label={texts.total} value={figures.total} className={styles.total} />
          {!isPause(quote.plan) && (
            <Row label={texts.factor} value={formatDecimal(quote.plan.monthlyRate, 4, calculator.percent)} />
          )}
          <Row label={texts.nominal} value={figures.nominal} />
          <Row label={texts.effective} value={figures.effective} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: string;
  value: string;
  className?: string;
}

function Row({ label, value, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}

type Rows = [label: string, value: string][];

function instalmentRows({ plan }: Calculated, { money, texts, countTexts }: CalculatorProps): Rows {
  const { price, surcharge, first, regular, regularCount, last } = plan;
  const write = (amount: number | null) => formatMoney(amount ?? 0, money);
  return [
    [texts['base-price'], write(price)],
    [texts.surcharge, write(surcharge)],
    [texts.first, write(first)],
    ...(regularCount > 0 ? ([[countTexts[plan.count]?.further ?? '', write(regular)]] as Rows) : []),
    [texts.last, write(last)],
  ];
}

function pauseRows({ plan }: Calculated, { money, texts }: CalculatorProps): Rows {
  return [
    [texts['base-price'], formatMoney(plan.price, money)],
    [texts['pause-surcharge'], formatMoney(plan.pauseSurcharge, money)],
    [texts['pause-payment'], formatMoney(plan.first, money)],
  ];
}
