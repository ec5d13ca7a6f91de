import type { ChangeEvent, FormEvent } from 'react';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Field } from '../../kit/form/field.tsx';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { PlanTable } from './plan-table.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { longestPriceText, type PriceEntry } from './price-entry.ts';
import { remarkOn } from './price-remark.ts';
import { quoteUpTo, type Choice } from './quote.ts';
import { styles } from './styles.ts';

interface CalculatorFormProps {
  calculator: CalculatorProps;
  entry: PriceEntry;
  choice: Choice;
  /** What is read out to those who listen. */
  spoken: string;
  /** Gets what stands in the price field; `isLeft`: somebody has gone on from there. */
  onType?: (text: string, isLeft: boolean) => void;
  onSettle?: () => void;
  onChoose?: (choice: Choice) => void;
}

/** The calculator's form and its plan, in one state. */
export function CalculatorForm({
  calculator,
  entry,
  choice,
  spoken,
  onType,
  onSettle,
  onChoose,
}: CalculatorFormProps) {
  const { id, terms, texts } = calculator;
  const quote = quoteUpTo(terms, entry.price, choice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSettle?.();
  };
  // What was typed before the island woke arrives late: the field may have been left already.
  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onType?.(target.value, document.activeElement !== target);
  return (
    <div className={styles.parts}>
      <form className={styles.form} method="get" action={`#${id}`} noValidate onSubmit={submit}>
        <div className={styles.price}>
          <Field id={`${id}.price`} label={texts.label} hint={texts.range} {...remarkOn(entry, calculator)}>
            {(control) => (
              <input
                {...control}
                name={calculator.names.price}
                inputMode="decimal"
                autoComplete="off"
                maxLength={longestPriceText}
                value={entry.text}
                onChange={type}
                onBlur={onSettle}
              />
            )}
          </Field>
        </div>
        <input type="hidden" name={calculator.names.before} value={entry.price} />
        <PlanTiles
          calculator={calculator}
          price={entry.price}
          choice={choice}
          shown={quote}
          onChoose={onChoose}
        />
        <button className={classNames(button.root, button.primary, styles.calculate)}>
          {texts.calculate}
        </button>
      </form>
      <PlanTable calculator={calculator} quote={quote} choice={choice} />
      <p className={hidden.root} role="status">
        {spoken}
      </p>
    </div>
  );
}
