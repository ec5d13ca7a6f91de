import { dateWriter } from '../../../../schemas/writing/date-writer.ts';
import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { Views } from '../filter-parts.tsx';
import { Table } from '../form-parts.tsx';
import { deskLocale, Moment } from '../moment.tsx';
import { pieceWords } from '../orders/order-movements.tsx';
import { ordersPath } from '../orders/order-query.ts';
import type { ListedReturn, ReturnQueue } from '../../../../schemas/fulfilment/listed-return.ts';

interface ReturnListProps {
  visit: DeskVisit;
  queue: ReturnQueue | 'all';
  returns: readonly ListedReturn[];
  after: string;
  /** Where the next page begins; undefined: there is none. */
  next: string | undefined;
  isOffice: boolean;
}

const returnsPath = `${deskPath}/returns`;
/** Money of a withdrawal goes back within so many days after it was declared. (Directive 2011/83/EU Art. 13) */
const refundMs = 14 * 24 * 3_600_000;

/** Returns of all orders, each with what is to be done with it next. */
export function ReturnListView(props: ReturnListProps) {
  const { visit, queue, returns, after, next, isOffice } = props;
  const { text } = visit;
  const views = (['announced', ...(isOffice ? ['to-refund'] : []), 'all'] as const).map(
    (each) => [each, text(`returns.state.${each}`)] as const,
  );
  const pathOf = (behind: string): string =>
    `${returnsPath}?${new URLSearchParams({ state: queue, ...(behind !== '' && { after: behind }) })}`;
  return (
    <>
      <h1>{text('returns.title')}</h1>
      <Views label={text('list.filter')} path={returnsPath} current={queue}>
        {views}
      </Views>
      {returns.length === 0 ? (
        <p>{text(`returns.none.${queue}`)}</p>
      ) : (
        <Table
          caption={text(`returns.table.${queue}`)}
          heads={['order', 'next', 'pieces', 'name', 'declared'].map((each) => text(`returns.${each}`))}
        >
          {returns.map((each) => (
            <ReturnRow key={`${each.number} ${each.key}`} {...{ visit, isOffice }} of={each} />
          ))}
        </Table>
      )}
      <p className="actions">
        {after !== '' && <a href={pathOf('')}>{text('list.first')}</a>}
        {next !== undefined && <a href={pathOf(next)}>{text('list.more')}</a>}
      </p>
    </>
  );
}

function ReturnRow({
  visit,
  isOffice,
  of: each,
}: Pick<ReturnListProps, 'visit' | 'isOffice'> & { of: ListedReturn }) {
  const { text, language, tenant } = visit;
  const path = `${ordersPath}/${each.number}`;
  const query = new URLSearchParams({ return: each.key });
  const date = dateWriter(deskLocale(language), { timeZone: tenant.timeZone, dateStyle: 'medium' });
  const { kind, way, receivedAt, refundedAt } = each;
  const isToRefund = isOffice && refundedAt === null && (receivedAt !== null || kind === 'withdrawal');
  return (
    <tr>
      <th scope="row">
        <a href={path}>{each.number}</a>
      </th>
      <td>
        {receivedAt === null ? (
          <a
            className="button second"
            href={`${path}/receive?${query}`}
            aria-label={text('returns.receive-of', { number: each.number })}
          >
            {text('return.receive')}
          </a>
        ) : (
          <>
            {text('return.received')}: <Moment visit={visit} at={receivedAt} />
          </>
        )}{' '}
        {isToRefund && (
          <>
            <a
              className="button second"
              href={`${path}/refund?${query}`}
              aria-label={text('returns.refund-of', { number: each.number })}
            >
              {text('return.refund')}
            </a>
            {kind === 'withdrawal' && (
              <span className="quiet"> {text('returns.due', { day: date(each.declaredAt + refundMs) })}</span>
            )}
          </>
        )}
        {isOffice && refundedAt !== null && (
          <>
            {text('returns.refunded')}: <Moment visit={visit} at={refundedAt} />
          </>
        )}
      </td>
      <td>
        {pieceWords(each.lines, each.pieces)}
        {way.kind === 'pick-up' && receivedAt === null && (
          <span className="quiet"> {text('returns.pick-up', { day: date(Date.parse(way.day)) })}</span>
        )}
      </td>
      <td>
        {each.firstName} {each.lastName}
      </td>
      <td>
        <Moment visit={visit} at={each.declaredAt} />
        <span className="quiet"> {text(`return.kind.${kind}`)}</span>
      </td>
    </tr>
  );
}
