import type { QueryExecutorProvider } from 'kysely';
import { carrierName, carrierPage } from '../../../../schemas/fulfilment/carriers.ts';
import type { OrderRefund } from '../../../../schemas/fulfilment/order-refund.ts';
import type { ReturnWay } from '../../../../schemas/fulfilment/order-return.ts';
import type { LinePieces } from '../../../../schemas/fulfilment/pieces.ts';
import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import { composeMail, prepareMails } from '../../../outbound/mail/letter/compose-mail.ts';
import type { MailPaper } from '../../../outbound/mail/mail-paper.ts';
import type { StoredOrder } from '../order-store.ts';
import { paperWords, type PaperWords } from '../papers/paper-words.ts';
import { orderLinkMs, signOrderLink } from '../../order-link.ts';
import { orderPage } from '../pay-order.ts';
import { tokenAddress } from '../token-address.ts';
import type { OrderMailParts } from '../write-order-mail.ts';

type Purpose = 'order-shipped' | 'order-cancelled' | 'return-registered' | 'refund-made';

/** A withdrawal by its key; `at` in ms since 1970. */
interface Withdrawal {
  key: string;
  pieces: readonly LinePieces[];
  declaredAt: number;
  isLate: boolean;
  hasLabel: boolean;
}

/** What a letter says of an order, and by what it is known again. */
interface Told {
  key: string;
  parts(words: PaperWords): PaperPart[];
  /** Where its button leads; default: the page of the order. */
  path?: string;
  papers?: readonly Pick<MailPaper, 'name' | 'which'>[];
}

/** Letters about what has become of an order; each comes or goes with the transaction, once for its reason. */
export function createFulfilmentMails({ outbox, shopOf, secrets, ...texts }: OrderMailParts) {
  async function tell(
    within: QueryExecutorProvider,
    purpose: Purpose,
    order: StoredOrder,
    { key, parts, path, papers = [] }: Told,
  ): Promise<void> {
    const { tenant, number, ordered, email } = order;
    const { locale, billing: reader } = ordered;
    const shop = shopOf(tenant);
    const said = parts(paperWords(texts, shop.config, locale));
    const to = path ?? orderPage(secrets, shop.config, order);
    const composed = await composeMail(purpose, { reader, number, parts: said, path: to }, shop, locale);
    const attached = papers.map((paper) => ({ ...paper, locale, order: number }));
    await outbox.add(
      { ...composed, papers: attached, to: { address: email } },
      `${purpose} ${number} ${key}`,
      within,
    );
  }
  /** Where the order is followed without a login, too. */
  function trackingPage(order: StoredOrder): string {
    const { tenant, number, ordered, placedAt } = order;
    const expiresAt = placedAt + orderLinkMs.track;
    const link = signOrderLink(secrets, { action: 'track', tenant, number, expiresAt });
    return tokenAddress(shopOf(tenant).config, ordered.locale, 'order-tracking', link);
  }
  return {
    prepare: prepareMails,
    shipped: (
      within: QueryExecutorProvider,
      order: StoredOrder,
      { carrier, trackingNumber, pieces }: { carrier: string; trackingNumber: string; pieces: LinePieces[] },
    ) =>
      tell(within, 'order-shipped', order, {
        key: `${carrier} ${trackingNumber}`,
        parts: (words) => [
          articles(order.ordered, pieces, words),
          facts([
            [words.t('parcel.carrier'), carrierName(carrier)],
            [words.t('parcel.number'), trackingNumber],
          ]),
          ...followed({ carrier, trackingNumber }, words),
        ],
        path: trackingPage(order),
      }),
    cancelled: (
      within: QueryExecutorProvider,
      order: StoredOrder,
      { key, pieces }: { key: string; pieces: LinePieces[] },
      refund: OrderRefund | null,
    ) =>
      tell(within, 'order-cancelled', order, {
        ...{ key, papers: creditNoteOf(refund) },
        parts: (words) => [articles(order.ordered, pieces, words), ...refundParts(refund, words)],
      }),
    returnRegistered: (
      within: QueryExecutorProvider,
      order: StoredOrder,
      { key, pieces, way }: { key: string; pieces: LinePieces[]; way: ReturnWay },
    ) =>
      tell(within, 'return-registered', order, {
        ...{ key, papers: way.kind === 'label' ? [{ name: 'return-label', which: key }] : [] },
        parts: (words) => [
          articles(order.ordered, pieces, words),
          {
            kind: 'paragraph',
            text:
              way.kind === 'label'
                ? words.t('return.label')
                : words.t('return.pick-up', { day: words.day(way.day) }),
          },
        ],
      }),
    /** The acknowledgement of a withdrawal that the people of the shop have taken down. */
    async withdrawn(
      within: QueryExecutorProvider,
      order: StoredOrder,
      withdrawal: Withdrawal,
    ): Promise<void> {
      const { tenant, number, ordered, email } = order;
      const { key, pieces, declaredAt: at, isLate, hasLabel } = withdrawal;
      const { locale, billing: reader } = ordered;
      const shop = shopOf(tenant);
      const input = {
        ...{ reader, at, email, number, hasLabel, path: orderPage(secrets, shop.config, order) },
        name: `${reader.firstName} ${reader.lastName}`,
        articles: pieces.flatMap(({ position, quantity }) => {
          const line = ordered.lines.find((each) => each.position === position);
          return line ? [`${quantity} × ${[line.name, ...line.choice].join(', ')}`] : [];
        }),
        outcome: isLate ? ('late' as const) : ('known' as const),
      };
      const composed = await composeMail('withdrawal-received', input, shop, locale);
      await outbox.add(
        { ...composed, to: { address: email } },
        `withdrawal-received ${number} ${key}`,
        within,
      );
    },
    refunded: (within: QueryExecutorProvider, order: StoredOrder, refund: OrderRefund) =>
      tell(within, 'refund-made', order, {
        ...{ key: refund.key, papers: creditNoteOf(refund) },
        parts: (words) => [
          ...(refund.pieces.length > 0 ? [articles(order.ordered, refund.pieces, words)] : []),
          ...refundParts(refund, words),
        ],
      }),
  };
}

function articles({ lines }: Ordered, pieces: readonly LinePieces[], { t }: PaperWords): PaperPart {
  return {
    kind: 'table',
    columns: [
      { title: t('column.article'), align: 'start', share: 8 },
      { title: t('column.quantity'), align: 'end', share: 2 },
    ],
    rows: pieces.flatMap(({ position, quantity }) => {
      const line = lines.find((each) => each.position === position);
      return line ? [[[line.name, ...line.choice].join(', '), String(quantity)]] : [];
    }),
  };
}

/** Where a parcel can be followed at its carrier's. */
function followed(parcel: { carrier: string; trackingNumber: string }, { t }: PaperWords): PaperPart[] {
  const href = carrierPage(parcel);
  const carrier = carrierName(parcel.carrier);
  return href === null ? [] : [{ kind: 'link', text: t('parcel.page', { carrier }), href }];
}

function facts(rows: [string, string][]): PaperPart {
  return { kind: 'facts', rows };
}

/** What goes back, and which way; nothing where nothing was paid. */
function refundParts(refund: OrderRefund | null, { t, price }: PaperWords): PaperPart[] {
  if (!refund || refund.amount === 0) return [];
  return [
    { kind: 'facts', isSum: true, rows: [[t('refund.amount'), price(refund.amount)]] },
    { kind: 'paragraph', text: t(`refund.${refund.means}`) },
  ];
}

function creditNoteOf(refund: OrderRefund | null): Pick<MailPaper, 'name' | 'which'>[] {
  const number = refund?.creditNote ?? null;
  return number === null ? [] : [{ name: 'credit-note', which: number }];
}
