import { useState, type FormEvent } from 'react';
import { button } from '../../kit/button.ts';
import { classNames } from '../../kit/class-names.ts';
import { Field } from '../../kit/field.tsx';
import { figuresOnly, formatMoney } from '../../kit/format-money.ts';
import { hidden } from '../../kit/visually-hidden.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { fillText } from './fill-text.ts';
import { PlanTable } from './plan-table.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import { longestPriceText, settlePrice, typePrice, type PriceEntry } from './price-entry.ts';
import { quoteUpTo } from './quote.ts';
import { spokenText } from './plan-words.ts';
import { styles } from './styles.ts';
import { useLater } from './use-later.ts';

/** Milliseconds without a change after which the result is read out. */
const spokenAfter = 900;

/**
 * The calculator. On the server it is a form that is sent by GET to its own page; in the browser it calculates while
 * somebody types, by the same rules and with the same texts.
 */
export function Island(props: CalculatorProps) {
  const { id, terms, money, texts } = props;
  const [entry, setEntry] = useState(props.entry);
  const [choice, setChoice] = useState(props.choice);
  const rules = { locale: props.locale, range: terms.price, money };
  const quote = quoteUpTo(terms, entry.price, choice);
  const remark = remarkOn(entry, props);
  const spoken = useLater(
    [remark.error ?? remark.notice, spokenText(quote, props)].filter(Boolean).join(' '),
    spokenAfter,
  );

  const settle = () => setEntry((current) => settlePrice(current, rules));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
  };
  return (
    <div className={styles.parts}>
      <form className={styles.form} method="get" action={`#${id}`} noValidate onSubmit={submit}>
        <div className={styles.price}>
          <Field id={`${id}-price`} label={texts.label} hint={texts.range} {...remark}>
            {(control) => (
              <input
                {...control}
                name="preis"
                inputMode="decimal"
                autoComplete="off"
                maxLength={longestPriceText}
                value={entry.text}
                onChange={(event) => {
                  const { value } = event.target;
                  // What was typed before the island woke arrives late: the field may have been left already.
                  const isLeft = document.activeElement !== event.target;
                  setEntry((current) => {
                    const typed = typePrice(current, value, rules);
                    return isLeft ? settlePrice(typed, rules) : typed;
                  });
                }}
                onBlur={settle}
              />
            )}
          </Field>
        </div>
        <input type="hidden" name="bisher" value={entry.price} />
        <PlanTiles
          calculator={props}
          price={entry.price}
          choice={choice}
          shown={quote}
          onChoose={setChoice}
        />
        <button className={classNames(button.root, button.primary, styles.calculate)}>
          {texts.calculate}
        </button>
      </form>
      <PlanTable calculator={props} quote={quote} choice={choice} />
      <p className={hidden.root} role="status">
        {spoken}
      </p>
    </div>
  );
}

/** What stands below the price field: what was wrong with it, or that it was changed. */
function remarkOn({ fault, notice, price }: PriceEntry, { texts, money }: CalculatorProps) {
  const error =
    fault === null
      ? undefined
      : fillText(texts[fault], {
          price: formatMoney(price, money),
          amount: formatMoney(price, figuresOnly(money)),
        });
  return { error, notice: notice === 'none' ? undefined : texts.clamped };
}
