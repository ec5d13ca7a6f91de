import type { BasketLine } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { BasketIcon } from './basket-icon.tsx';
import { lineStyles as styles } from './line-styles.ts';

interface QuantityProps {
  line: BasketLine;
  /** Whether the last entry was not taken, and where that is said. */
  fault: string | undefined;
  isCustomers: boolean;
  page: PageView;
}

/** How many: a field between two buttons, each a form of its own, so that one value is sent and not two. */
export function Quantity({ line, fault, isCustomers, page }: QuantityProps) {
  const { sku, name, quantity, most } = line;
  return (
    <div className={styles.quantity} role="group" aria-label={page.t('basket.quantity', { name })}>
      <Step line={line} by={-1} isCustomers={isCustomers} page={page} />
      <BasketForm
        form="change"
        sku={sku}
        sendsChanges
        isCustomers={isCustomers}
        page={page}
        className={styles.amount}
      >
        <input
          type="number"
          name="quantity"
          id={`${page.nodeId}.quantity-${sku}`}
          inputMode="numeric"
          min={0}
          max={Math.max(most, quantity)}
          defaultValue={quantity}
          autoComplete="off"
          aria-label={page.t('basket.pieces')}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault}
        />
        <button className={styles.update}>{page.t('basket.update')}</button>
      </BasketForm>
      <Step line={line} by={1} isCustomers={isCustomers} page={page} />
    </div>
  );
}

interface StepProps extends Omit<QuantityProps, 'fault'> {
  by: 1 | -1;
}

function Step({ line: { sku, name, quantity }, by, isCustomers, page }: StepProps) {
  // The last piece goes by the button that says so.
  const isOver = quantity + by < 1;
  return (
    <BasketForm form="change" sku={sku} isCustomers={isCustomers} page={page} className={styles.step}>
      <button
        name="quantity"
        value={quantity + by}
        type={isOver ? 'button' : 'submit'}
        data-step={by}
        aria-disabled={isOver || undefined}
        aria-label={page.t(by < 0 ? 'basket.less' : 'basket.more', { name })}
      >
        <BasketIcon name={by < 0 ? 'less' : 'more'} />
      </button>
    </BasketForm>
  );
}
