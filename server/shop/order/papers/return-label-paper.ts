import { carrierName } from '../../../../schemas/fulfilment/carriers.ts';
import type { OrderReturn } from '../../../../schemas/fulfilment/order-return.ts';
import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { Paper } from '../../../outbound/paper/paper.ts';
import { addressPart } from './address-part.ts';
import type { PaperWords } from './paper-words.ts';

interface LabelledReturn extends Pick<OrderReturn, 'key' | 'pieces' | 'declaredAt' | 'way'> {
  order: string;
  ordered: Ordered;
}

/** What is stuck on a parcel that comes back: to whom, from whom, and by which the warehouse knows it. */
export function returnLabelPaper(
  { order, key, pieces, declaredAt: at, way, ordered }: LabelledReturn,
  words: PaperWords,
): Paper {
  const { t, locale, tenant } = words;
  const { legalName, street, postalCode, city, country } = tenant.company;
  const sender = ordered.place.kind === 'home' ? (ordered.place.address ?? ordered.billing) : ordered.billing;
  const label = way.kind === 'label' ? way.label : null;
  return {
    ...{ locale, title: t('label.title'), author: legalName, at },
    parts: [
      { kind: 'heading', text: t('label.to') },
      { kind: 'lines', lines: [legalName, street, `${postalCode} ${city}`, words.country(country)] },
      { kind: 'heading', text: t('label.from') },
      addressPart(sender, words),
      {
        kind: 'facts',
        rows: [
          [t('order-number'), order],
          [t('label.key'), key],
          ...(label
            ? ([
                [t('parcel.carrier'), carrierName(label.carrier)],
                [t('parcel.number'), label.trackingNumber],
              ] as const)
            : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('column.article'), align: 'start', share: 8 },
          { title: t('column.quantity'), align: 'end', share: 2 },
        ],
        rows: pieces.flatMap(({ position, quantity }) => {
          const line = ordered.lines.find((each) => each.position === position);
          return line ? [[[line.name, ...line.choice].join(', '), String(quantity)]] : [];
        }),
      },
    ],
    foot: [`${legalName}, ${street}, ${postalCode} ${city}`],
  };
}
