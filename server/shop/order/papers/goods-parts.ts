import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { PaperWords } from './paper-words.ts';

/** What was ordered with all that it costs, and the VAT in it by rate: the same on every paper of the order. */
export function goodsParts(ordered: Ordered, words: PaperWords): PaperPart[] {
  const { t, price, percent } = words;
  const columns = [
    { title: t('column.article'), align: 'start', share: 8 },
    { title: t('column.quantity'), align: 'end', share: 2 },
    { title: t('column.price'), align: 'end', share: 3 },
    { title: t('column.rate'), align: 'end', share: 2 },
    { title: t('column.total'), align: 'end', share: 3 },
  ] as const;
  const amountsOf = (line: { quantity: number; price: number; total: number; taxRate: number }): string[] => [
    ...[String(line.quantity), price(line.price), percent(line.taxRate), price(line.total)],
  ];
  const rows = ordered.lines.flatMap((line) => {
    const { position, name, brand, choice, sku } = line;
    const called = [name, brand, ...choice].filter((text) => text !== '').join(', ');
    const own = ordered.services.filter((service) => service.position === position);
    return [
      [`${called} (${t('number', { sku })})`, ...amountsOf(line)],
      ...own.map((service) => [`${service.name} (${name})`, ...amountsOf(service)]),
    ];
  });
  return [
    { kind: 'table', columns, rows },
    { kind: 'facts', isSum: true, rows: sums(ordered, words) },
    { kind: 'table', ...taxTable(ordered, words) },
  ];
}

function sums(ordered: Ordered, { t, price }: PaperWords): [string, string][] {
  const { lines, services, voucher, shipping, goodsTotal, total } = ordered;
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const surcharge = total - goodsTotal;
  const parcel = shipping.parcel > 0 || shipping.freight === 0;
  return [
    [t('goods'), price(goods)],
    ...(services.length > 0
      ? [[t('services'), price(services.reduce((sum, line) => sum + line.total, 0))] as [string, string]]
      : []),
    ...(voucher ? [[`${t('voucher')}: ${voucher.title}`, price(-voucher.discount)] as [string, string]] : []),
    ...(parcel ? [[t('shipping'), price(shipping.parcel)] as [string, string]] : []),
    ...(shipping.freight > 0 ? [[t('freight'), price(shipping.freight)] as [string, string]] : []),
    ...(surcharge > 0
      ? ([
          [t('goods-total'), price(goodsTotal)],
          [t('surcharge'), price(surcharge)],
        ] as [string, string][])
      : []),
    [t('total'), price(total)],
  ];
}

/** What goods and sending include; the price of a credit bears no VAT. */
export function taxTable({ vat }: Pick<Ordered, 'vat'>, { t, price, percent }: PaperWords) {
  const columns = [
    { title: t('column.rate'), align: 'start', share: 3 },
    { title: t('column.net'), align: 'end', share: 3 },
    { title: t('column.tax'), align: 'end', share: 3 },
    { title: t('column.gross'), align: 'end', share: 3 },
  ] as const;
  return {
    columns,
    rows: vat.map(({ rate, net, tax, gross }) => [percent(rate), price(net), price(tax), price(gross)]),
  };
}
