import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import type { PageView } from '../define/page-view.ts';
import { hidden } from '../style/visually-hidden.ts';
import { checkoutParts as styles } from './checkout-part-styles.ts';
import { isPause, planFigures, planRows } from './plan-words.ts';

/** A plan with all its amounts, its total in bold, and both yearly rates. (VKrG § 6) */
export function PlanTable({ plan, page }: { plan: ShownPlan; page: PageView }) {
  const { total, nominal, effective } = planFigures(plan, page);
  return (
    <table className={styles.plan}>
      {isPause(plan) ? (
        // What it is called stands above it wherever it is drawn.
        <caption className={hidden.root}>{page.t('checkout.method.pause')}</caption>
      ) : (
        <caption>{page.t('checkout.plan.count', { count: plan.count })}</caption>
      )}
      <tbody>
        {planRows(plan, page).map(([label, value]) => (
          <Row key={label} label={label} value={value} />
        ))}
        <Row label={page.t('checkout.plan.total')} value={total} className={styles.planTotal} />
        <Row label={page.t('checkout.plan.nominal')} value={nominal} />
        <Row label={page.t('checkout.plan.effective')} value={effective} />
      </tbody>
    </table>
  );
}

function Row({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}
