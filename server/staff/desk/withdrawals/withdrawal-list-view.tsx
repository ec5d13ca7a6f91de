import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { Views } from '../filter-parts.tsx';
import { Table } from '../form-parts.tsx';
import { Moment } from '../moment.tsx';
import { ordersPath } from '../orders/order-query.ts';
import {
  type WithdrawalCase,
  type WithdrawalCaseState,
  withdrawalCaseStates,
} from '../../../../schemas/order/withdrawal-case.ts';

export const withdrawalsPath = `${deskPath}/withdrawals`;

interface WithdrawalListProps {
  visit: DeskVisit;
  state: WithdrawalCaseState | 'all';
  withdrawals: readonly WithdrawalCase[];
  after: string;
  /** Where the next page begins; undefined: there is none. */
  next: string | undefined;
}

/** Declarations of withdrawal; those that wait are shown first. */
export function WithdrawalListView({ visit, state, withdrawals, after, next }: WithdrawalListProps) {
  const { text } = visit;
  const pathOf = (behind: string): string =>
    `${withdrawalsPath}?${new URLSearchParams({ state, ...(behind !== '' && { after: behind }) })}`;
  return (
    <>
      <h1>{text('withdrawals.title')}</h1>
      <Views label={text('list.filter')} path={withdrawalsPath} current={state}>
        {[...withdrawalCaseStates, 'all'].map((each) => [each, text(`withdrawals.state.${each}`)] as const)}
      </Views>
      {state === 'open' && <p>{text('withdrawals.text')}</p>}
      {withdrawals.length === 0 ? (
        <p>{text(state === 'open' ? 'withdrawals.none' : 'list.none')}</p>
      ) : (
        <Table
          caption={text(state === 'open' ? 'withdrawals.table.open' : 'withdrawals.table')}
          heads={['name', 'declared', 'order', 'state'].map((each) => text(`withdrawals.${each}`))}
        >
          {withdrawals.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <a href={`${withdrawalsPath}/${each.id}`}>{each.declaration.name}</a>
                <span className="quiet"> {each.declaration.email}</span>
              </th>
              <td>
                <Moment visit={visit} at={each.declaredAt} />
              </td>
              <td>
                <OrderOf declared={each} />
              </td>
              <td>
                <WithdrawalBadge visit={visit} declared={each} />
              </td>
            </tr>
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

/** The order, with the way to it; else the number as it was typed. */
function OrderOf({ declared: { order, assigned, declaration } }: { declared: WithdrawalCase }) {
  const number = assigned ?? order;
  return number === null ? declaration.number || '–' : <a href={`${ordersPath}/${number}`}>{number}</a>;
}

/** How far it is, and why people have to decide. */
export function WithdrawalBadge({
  visit: { text },
  declared: { state, order, isLate },
}: {
  visit: DeskVisit;
  declared: WithdrawalCase;
}) {
  const look = { open: 'invited', known: 'active', assigned: 'active', answered: '', settled: '' }[state];
  return (
    <>
      <span className={`state ${look}`}>{text(`withdrawals.state.${state}`)}</span>{' '}
      <span className="quiet">
        {state === 'open' && text(order === null ? 'withdrawals.no-order' : 'withdrawals.late')}
        {state !== 'open' && isLate && text('withdrawals.late')}
      </span>
    </>
  );
}
