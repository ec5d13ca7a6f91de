import type { DeskVisit } from '../desk-page.ts';
import { type DeskText, hasDeskText } from '../desk-text.ts';
import { Table } from '../form-parts.tsx';
import { moneyWords } from '../money.ts';
import { Moment } from '../moment.tsx';
import type { DeskConcern } from './desk-orders.ts';
import { attentionPath, ordersPath } from './order-query.ts';

/** What waits for people because the shop cannot do it, the longest first, and what to do about it. */
export function AttentionView({ visit, concerns }: { visit: DeskVisit; concerns: readonly DeskConcern[] }) {
  const { text } = visit;
  const heads = ['since', 'what', 'order', 'amount'].map((each) => text(`attention.${each}`));
  return (
    <>
      <p>
        <a href={ordersPath}>{text('order.back')}</a>
      </p>
      <h1>{text('attention.title')}</h1>
      {concerns.length === 0 ? (
        <p>{text('attention.none')}</p>
      ) : (
        <Table caption={text('attention.table')} heads={heads} endsInAmounts>
          {concerns.map(({ kind, number, subject, amount, currency, since }) => (
            <tr key={`${kind} ${subject} ${number}`}>
              <td>
                <Moment visit={visit} at={since} />
              </td>
              <th scope="row">
                {hasDeskText(`attention.kind.${kind}`) ? text(`attention.kind.${kind}`) : kind}
                <span className="quiet"> {mailWords(text, subject)}</span>
                <Remedy {...{ text, kind, subject }} />
              </th>
              <td>{number === null ? '–' : <a href={`${ordersPath}/${number}`}>{number}</a>}</td>
              <td className="amount">
                {amount === null || currency === null ? '–' : moneyWords(visit, amount, currency)}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

const remediable = ['payment-not-ours', 'webhook-given-up', 'carrier-given-up'] as const;
const isRemediable = (kind: string): kind is (typeof remediable)[number] =>
  (remediable as readonly string[]).includes(kind);

/** What of it can be done here; everything else is done where money and mails are. */
function Remedy({ text, kind, subject }: Pick<DeskConcern, 'kind' | 'subject'> & { text: DeskText }) {
  if (!isRemediable(kind)) return null;
  // Of a message the name comes first, and what it tells of behind it.
  const [name = ''] = kind === 'webhook-given-up' ? subject.split(' ') : [subject];
  return (
    <form method="post" action={attentionPath}>
      <input type="hidden" name="kind" value={kind} />
      <button
        className="button second"
        name="subject"
        value={name}
        aria-label={text(`attention.act-of.${kind}`, { subject: name })}
      >
        {text(`attention.act.${kind}`)}
      </button>
    </form>
  );
}

/** What a mail is for in words; references of payments and messages as they are. */
const mailWords = (text: DeskText, subject: string): string =>
  hasDeskText(`mail.${subject}`) ? text(`mail.${subject}`) : subject;
