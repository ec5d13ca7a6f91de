import { clampPrice } from '../../../schemas/money/price-range.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { NoteIcon } from '../../kit/form/note-icon.tsx';
import { section } from '../../kit/section/section.ts';
import { CalculatorDialog } from './calculator-dialog.tsx';
import { calculatorProps, type CalculatorProps } from './calculator-props.ts';
import { usableTerms } from './quote.ts';
import type { InstalmentCalculatorData, InstalmentCalculatorProps } from './schema.ts';
import { styles } from './styles.ts';

/** The calculator; nothing in a shop without terms, nor beside a product whose price cannot be paid in instalments. */
export function view({
  props,
  data: { product },
  page,
  island,
}: ViewInput<InstalmentCalculatorProps, InstalmentCalculatorData, never, CalculatorProps>) {
  if (!page.tenant.instalments) return null;
  const Level = `h${props.level}` as const;
  const terms = usableTerms(page.tenant.instalments, props.counts);
  const price = product?.price.price;
  if (terms && price !== undefined && clampPrice(price, terms.price).notice !== 'none') return null;
  const calculator = terms && island(calculatorProps(terms, price ?? props.basePrice, page));
  return (
    <section className={classNames(section.root, styles.root)} id={page.nodeId}>
      <div className={section.inner}>
        <Level className={section.title}>{props.title}</Level>
        {props.text && <p className={styles.text}>{props.text}</p>}
        {calculator && props.opensIn === 'page' && calculator}
        {terms && calculator && props.opensIn === 'dialog' && (
          <CalculatorDialog title={props.title} count={terms.defaultCount} page={page}>
            {calculator}
          </CalculatorDialog>
        )}
        {!calculator && (
          <p className={classNames(field.note, styles.unavailable)}>
            <NoteIcon kind="warning" />
            {page.t('instalment-calculator.unavailable')}
          </p>
        )}
      </div>
    </section>
  );
}
