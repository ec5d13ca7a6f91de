import type { PageView } from '../define/page-view.ts';
import { orderPage as styles } from './order-page-styles.ts';

interface OrderFactsProps {
  order: { number: string; placed: string; ordered: { total: number } };
  page: PageView;
}

/** By what an order is known: its number, when it was placed, what it costs. */
export function OrderFacts({ order: { number, placed, ordered }, page }: OrderFactsProps) {
  const facts = [
    ['number', number],
    ['placed', placed],
    ['total', page.price(ordered.total)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{page.t(`checkout.order.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
