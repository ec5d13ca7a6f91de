import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { hasDeskText, type DeskText } from '../desk-text.ts';
import { moneyWords } from '../money.ts';
import { Moment } from '../moment.tsx';
import type { OrderPapers } from '../../../../schemas/order/listed-order.ts';
import { pieceWords } from './order-movements.tsx';
import { ordersPath } from './order-query.ts';

interface RecordProps {
  visit: DeskVisit;
  order: FulfilledOrder;
  /** By which the forms of this page are known again. */
  formKey: string;
}

/** Characters of a note. */
export const noteMax = 2000;

/** What the shop's people noted, and a form for more. */
export function OrderNotes({ visit, order, formKey }: RecordProps) {
  const { text } = visit;
  return (
    <section className="card" id="notes">
      <h2>{text('notes.title')}</h2>
      {order.notes.length === 0 && <p className="quiet">{text('notes.none')}</p>}
      <ul className="records">
        {order.notes.map((note) => (
          <li key={note.key}>
            <p className="quiet">
              <Moment visit={visit} at={note.at} />
            </p>
            <p className="said">{note.text}</p>
          </li>
        ))}
      </ul>
      <form method="post" action={`${ordersPath}/${order.number}/note`}>
        <input type="hidden" name="key" value={formKey} />
        <div className="field">
          <label htmlFor="note">{text('notes.new')}</label>
          <p className="hint" id="note-hint">
            {text('notes.hint')}
          </p>
          <textarea
            id="note"
            name="note"
            rows={3}
            maxLength={noteMax}
            required
            aria-describedby="note-hint"
          />
        </div>
        <p>
          <button className="button second">{text('notes.add')}</button>
        </p>
      </form>
    </section>
  );
}

/** Mails about the order, and the way to send its confirmation once more. */
export function OrderMails({
  visit,
  order,
  formKey,
  papers: { mails, invoice },
}: RecordProps & { papers: OrderPapers }) {
  const { text } = visit;
  return (
    <section className="card">
      <h2>{text('mails.title')}</h2>
      {mails.length === 0 && <p className="quiet">{text('mails.none')}</p>}
      <ul className="records">
        {mails.map(({ purpose, state, created }) => (
          <li key={`${purpose} ${created}`}>
            {hasDeskText(`mail.${purpose}`) ? text(`mail.${purpose}`) : purpose} ·{' '}
            {text(`mail.state.${state}`)} · <Moment visit={visit} at={created} />
          </li>
        ))}
      </ul>
      {invoice && (
        <form method="post" action={`${ordersPath}/${order.number}/mail`}>
          <input type="hidden" name="key" value={formKey} />
          <p>
            <button className="button second">{text('mails.resend')}</button>
          </p>
        </form>
      )}
    </section>
  );
}

/** Something that happened to an order, in words. */
interface Happened {
  at: number;
  words: string;
  /** Who did it; absent: that stands in the log. */
  cause?: string;
}

/** What happened to an order and its articles, the first first; payments and refunds for whom money is. */
export function OrderHistory({
  visit,
  order,
  isOffice,
  hasLog,
}: Pick<RecordProps, 'visit' | 'order'> & { isOffice: boolean; hasLog: boolean }) {
  const { text } = visit;
  const happened = [
    ...statesOf(text, order, isOffice),
    ...returnsOf(text, order),
    ...(isOffice ? refundsOf(visit, order) : []),
  ].toSorted((one, other) => one.at - other.at);
  return (
    <section className="card">
      <h2>{text('history.title')}</h2>
      <ol className="records">
        {happened.map(({ at, words, cause }) => (
          <li key={`${words} ${at}`}>
            <Moment visit={visit} at={at} /> {words}
            {cause !== undefined && <span className="quiet"> · {text(`cause.${cause}`)}</span>}
          </li>
        ))}
      </ol>
      {hasLog && (
        <p>
          <a href={`${deskPath}/audit?subject=order%3A${order.number}`}>{text('history.log')}</a>
        </p>
      )}
    </section>
  );
}

/** What came to which state, as `Leinenkleid Petrol: verschickt`. */
function statesOf(text: DeskText, { ordered, history }: FulfilledOrder, isOffice: boolean): Happened[] {
  return history
    .filter(({ subject }) => isOffice || !subject.startsWith('payment:'))
    .map(({ subject, state, cause, at }) => {
      const [kind = '', position = ''] = subject.split(':');
      const line = ordered.lines.find((each) => kind === 'line' && String(each.position) === position);
      const name = line ? [line.name, ...line.choice].join(' ') : position;
      const words = wordsOr(text, `${kind}.state.${state}`, state);
      const key = `history.${kind}`;
      return {
        at,
        cause,
        words: hasDeskText(key) ? text(key, { name, state: words }) : `${subject}: ${state}`,
      };
    });
}

function returnsOf(text: DeskText, { ordered, returns }: FulfilledOrder): Happened[] {
  return returns.flatMap(({ kind, pieces, declaredAt, received, receivedAt }) => [
    { at: declaredAt, words: text(`history.${kind}`, { pieces: pieceWords(ordered.lines, pieces) }) },
    ...(receivedAt === null
      ? []
      : [
          {
            at: receivedAt,
            words: text('history.received', { pieces: pieceWords(ordered.lines, received ?? []) }),
          },
        ]),
  ]);
}

function refundsOf(visit: DeskVisit, { ordered, refunds }: FulfilledOrder): Happened[] {
  return refunds
    .filter(({ amount }) => amount > 0)
    .map(({ amount, means, at }) => ({
      at,
      words: visit.text(`history.refund.${means}`, { amount: moneyWords(visit, amount, ordered.currency) }),
    }));
}

/** A text, where there is one by this name: what is newer than the desk's texts says its own name. */
function wordsOr(text: DeskText, key: string, name: string): string {
  return hasDeskText(key) ? text(key) : name;
}
