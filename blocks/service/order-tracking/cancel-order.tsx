import { OrderTask } from './order-task.tsx';
import { styles } from './styles.ts';
import type { OrderPart } from './order-part.ts';

/** Cancels what has not been sent. */
export function CancelOrder(props: OrderPart) {
  const { order, page } = props;
  if (order.unsent.length === 0) return null;
  return (
    <OrderTask
      {...props}
      form="cancel-order"
      id={`${page.nodeId}.cancel`}
      texts={order.state === 'placed' ? 'give-up' : 'cancel'}
      fields={[]}
    >
      <ul className={styles.articles}>
        {order.unsent.map(({ position, name, details, quantity }) => (
          <li key={position}>{`${quantity} × ${[name, ...details].join(', ')}`}</li>
        ))}
      </ul>
    </OrderTask>
  );
}
