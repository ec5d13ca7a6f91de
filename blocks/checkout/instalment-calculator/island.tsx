import { useState } from 'react';
import { CalculatorForm } from './calculator-form.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { spokenText } from './plan-words.ts';
import { settlePrice, typePrice } from './price-entry.ts';
import { remarkOn } from './price-remark.ts';
import { quoteUpTo } from './quote.ts';
import { useLater } from './use-later.ts';

/** Milliseconds without a change after which the result is read out. */
const spokenAfter = 900;

/**
 * The calculator. On the server it is a form that is sent by GET to its own page; in the browser it calculates while
 * somebody types, by the same rules and with the same texts.
 */
export function Island(props: CalculatorProps) {
  const [entry, setEntry] = useState(props.entry);
  const [choice, setChoice] = useState(props.choice);
  const rules = { locale: props.locale, range: props.terms.price, money: props.money };
  const remark = remarkOn(entry, props);
  const quote = quoteUpTo(props.terms, entry.price, choice);
  const spoken = useLater(
    [remark.error ?? remark.notice, spokenText(quote, props)].filter(Boolean).join(' '),
    spokenAfter,
  );
  return (
    <CalculatorForm
      calculator={props}
      entry={entry}
      choice={choice}
      spoken={spoken}
      onType={(text, isLeft) =>
        setEntry((current) => {
          const typed = typePrice(current, text, rules);
          return isLeft ? settlePrice(typed, rules) : typed;
        })
      }
      onSettle={() => setEntry((current) => settlePrice(current, rules))}
      onChoose={setChoice}
    />
  );
}
