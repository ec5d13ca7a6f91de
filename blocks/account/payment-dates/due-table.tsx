import type { ShownDue } from '../../../schemas/ledger/payment-dates.ts';
import { ledgerTable } from '../../kit/ledger/ledger-table-styles.ts';
import { dueWords } from '../../kit/ledger/due-words.ts';
import { inOrderCurrency } from '../../kit/checkout/in-order-currency.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';

/** What was or is to be paid, each with its day, order and how far it is. */
export function DueTable({ name, dues, page }: { name: string; dues: readonly ShownDue[]; page: PageView }) {
  return (
    <table className={ledgerTable.root}>
      <caption className={hidden.root}>{name}</caption>
      <thead>
        <tr>
          {['day', 'amount', 'state'].map((column) => (
            <th key={column} scope="col">
              {page.t(`payment-dates.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dues.map((due) => (
          <Row key={`${due.order} ${due.kind} ${due.number} ${due.day}`} due={due} page={page} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ due, page }: { due: ShownDue; page: PageView }) {
  const href = page.route('account-order', { number: due.order });
  const order = page.t('ledger.order', { number: due.order });
  return (
    <tr>
      <th scope="row">
        <span className={ledgerTable.name}>
          {due.day === null ? page.t('payment-dates.no-day') : page.date(`${due.day}T12:00:00Z`)}
        </span>
        <span className={ledgerTable.more}>
          {`${dueWords(due, page)} · `}
          {href === undefined ? order : <a href={href}>{order}</a>}
        </span>
      </th>
      <td>{inOrderCurrency(page, due.currency).price(due.amount)}</td>
      <td>
        <State due={due} page={page} />
      </td>
    </tr>
  );
}

function State({ due: { open, paid, isLate, currency }, page }: { due: ShownDue; page: PageView }) {
  const state = open === 0 ? 'paid' : isLate ? 'late' : 'open';
  const mark = { paid: ledgerTable.done, late: ledgerTable.late, open: undefined }[state];
  return (
    <>
      <span className={mark}>{page.t(`payment-dates.state.${state}`)}</span>
      {open > 0 && paid > 0 && (
        <span className={ledgerTable.more}>
          {page.t('payment-dates.state.part', { amount: inOrderCurrency(page, currency).price(paid) })}
        </span>
      )}
    </>
  );
}
