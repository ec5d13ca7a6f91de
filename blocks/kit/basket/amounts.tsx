import type { PageView } from '../define/page-view.ts';
import { amountStyles as styles } from './amount-styles.ts';
import type { ShownAmounts } from './basket-amounts.ts';

interface AmountsProps {
  amounts: ShownAmounts;
  page: PageView;
  /** True where the tax is told for each rate. */
  byRate?: boolean;
}

/** What goods and sending cost, what a voucher takes off, the total and the tax in it. List `amountStyles` in the block's styles. */
export function Amounts({ amounts, page, byRate = false }: AmountsProps) {
  const { goods, services, voucher, parcel, freight, surcharge, total, vat } = amounts;
  const t = (key: string, values?: Record<string, string>) => page.t(`basket-amounts.${key}`, values);
  const tax = vat.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <dl className={styles.root} data-role="amounts">
      <Row name={t('goods')} value={page.price(goods)} />
      {services > 0 && <Row name={t('services')} value={page.price(services)} />}
      {voucher && voucher.discount > 0 && (
        <Row
          name={t('discount', { code: voucher.code })}
          value={`\u2212${page.price(voucher.discount)}`}
          className={styles.good}
        />
      )}
      <Cost name={t('shipping')} cents={parcel} page={page} />
      {freight > 0 && <Cost name={t('freight')} cents={freight} page={page} />}
      {surcharge > 0 && <Row name={t('surcharge')} value={page.price(surcharge)} />}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd data-role="total">{page.price(total)}</dd>
      </div>
      {byRate ? (
        vat.map(({ rate, cents }) => (
          <Row
            key={rate}
            name={t('tax-rate', {
              rate: page.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 }),
            })}
            value={page.price(cents)}
            className={styles.tax}
          />
        ))
      ) : (
        <Row name={t('tax')} value={page.price(tax)} className={styles.tax} />
      )}
    </dl>
  );
}

function Row({ name, value, className }: { name: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Cost({ name, cents, page }: { name: string; cents: number; page: PageView }) {
  return cents === 0 ? (
    <Row name={name} value={page.t('basket-amounts.free')} className={styles.good} />
  ) : (
    <Row name={name} value={page.price(cents)} />
  );
}
