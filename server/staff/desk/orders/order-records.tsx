import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import type { DeskVisit } from '../desk-page.ts';
import { hasDeskText, type DeskText } from '../desk-text.ts';
import { Moment } from '../moment.tsx';
import type { OrderPapers } from './desk-orders.ts';
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

/** Every state that order and lines came to, and payments for whom money is. */
export function OrderHistory({
  visit,
  order,
  isOffice,
}: Pick<RecordProps, 'visit' | 'order'> & { isOffice: boolean }) {
  const { text } = visit;
  const shown = order.history.filter(({ subject }) => isOffice || !subject.startsWith('payment:'));
  return (
    <section className="card">
      <h2>{text('history.title')}</h2>
      <ol className="records">
        {shown.map(({ subject, state, cause, at }) => (
          <li key={`${subject} ${state} ${at}`}>
            <Moment visit={visit} at={at} /> {happened(text, subject, state)}
            <span className="quiet"> {text(`cause.${cause}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What came to which state, as `Position 2: verschickt`. */
function happened(text: DeskText, subject: string, state: string): string {
  const [kind = '', name = ''] = subject.split(':');
  const words = wordsOr(text, `${kind}.state.${state}`, state);
  return hasDeskText(`history.${kind}`)
    ? text(`history.${kind}`, { name, state: words })
    : `${subject}: ${state}`;
}

/** A text, where there is one by this name: what is newer than the desk's texts says its own name. */
function wordsOr(text: DeskText, key: string, name: string): string {
  return hasDeskText(key) ? text(key) : name;
}
