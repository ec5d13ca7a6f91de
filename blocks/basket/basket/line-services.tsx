import type { BasketLine, BasketService } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { lineStyles as styles } from './line-styles.ts';

interface LineServicesProps {
  line: BasketLine;
  isCustomers: boolean;
  page: PageView;
}

/** What is ordered with an article, each with what it costs for all pieces, and what else could be. */
export function LineServices({ line, isCustomers, page }: LineServicesProps) {
  if (line.services.length === 0) return null;
  return (
    <ul
      className={styles.services}
      aria-label={page.t('basket.services', { name: line.name })}
      data-key="services"
    >
      {line.services.map((service) => (
        <Service key={service.kind} service={service} line={line} isCustomers={isCustomers} page={page} />
      ))}
    </ul>
  );
}

function Service({ service, line, isCustomers, page }: LineServicesProps & { service: BasketService }) {
  const { kind, name, price, total, isChosen, isOffered } = service;
  const what = { service: name, name: line.name };
  const costs = isChosen ? page.price(total) : `+ ${page.price(price)}`;
  const isEach = isChosen && line.quantity > 1 && price > 0;
  return (
    <li data-key={kind} data-chosen={isChosen || undefined}>
      <span className={styles.service}>
        {name}
        {isEach && <small>{`${page.t('basket.each')} ${page.price(price)}`}</small>}
      </span>
      <BasketForm
        form={isChosen ? 'remove-service' : 'service'}
        sku={line.sku}
        isCustomers={isCustomers}
        page={page}
      >
        <input type="hidden" name="service" value={kind} />
        <button
          className={styles.action}
          aria-label={page.t(isChosen ? 'basket.service-remove-name' : 'basket.service-add-name', what)}
        >
          <span>{page.t(isChosen ? 'basket.remove' : 'basket.service-add')}</span>
        </button>
      </BasketForm>
      <b data-role="price">{isOffered && (price === 0 ? page.t('basket-amounts.free') : costs)}</b>
    </li>
  );
}
