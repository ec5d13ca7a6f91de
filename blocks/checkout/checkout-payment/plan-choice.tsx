import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import { CreditNote } from '../../kit/checkout/credit-note.tsx';
import { planFigures } from '../../kit/checkout/plan-words.ts';
import { PlanTable } from '../../kit/checkout/plan-table.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { styles } from './styles.ts';

interface PlanChoiceProps {
  /** The `id` of the field, to which the form's faults lead. */
  id: string;
  fault: string | undefined;
  plans: readonly ShownPlan[];
  chosen: number | undefined;
  page: PageView;
}

/** In how many instalments; an amount never stands without its total and its rates. */
export function PlanChoice({ id, fault, plans, chosen, page }: PlanChoiceProps) {
  const usual = page.tenant.instalments?.defaultCount;
  const offered = (count: number | undefined) => plans.find((plan) => plan.count === count);
  const first = offered(chosen) ?? offered(usual) ?? plans.at(-1);
  return (
    <fieldset className={styles.plans}>
      <legend className={field.label}>{page.t('checkout-payment.plans')}</legend>
      {plans.map((plan, index) => (
        <div key={plan.count} className={styles.plan}>
          <label className={styles.option}>
            <input
              {...(index === 0 && {
                ...{ id, 'aria-describedby': `${id}-fault` },
                'aria-invalid': fault === undefined ? undefined : true,
              })}
              className={styles.radio}
              type="radio"
              name="count"
              value={plan.count}
              defaultChecked={plan === first}
            />
            <span className={styles.tile}>
              <b className={styles.count}>{page.t('checkout.plan.count', { count: plan.count })}</b>{' '}
              <span className={styles.amount}>
                {page.t('checkout-payment.per-month', planFigures(plan, page))}
              </span>{' '}
              <span className={styles.costs}>
                {page.t('checkout-payment.costs', planFigures(plan, page))}
              </span>
              <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6.500 12.500 3.500 3.500 7.500-8" />
              </svg>
            </span>
          </label>
          <div className={styles.figures}>
            <PlanTable plan={plan} page={page} />
            <CreditNote plan={plan} page={page} />
          </div>
        </div>
      ))}
      <FieldFault id={id} words={fault} />
    </fieldset>
  );
}
