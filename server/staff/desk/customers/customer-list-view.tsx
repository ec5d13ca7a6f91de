import { deskPath } from '../../account/staff-paths.ts';
import type { DeskVisit } from '../desk-page.ts';
import { Search } from '../filter-parts.tsx';
import { Table } from '../form-parts.tsx';
import { Moment } from '../moment.tsx';
import type { DeskCustomer } from './desk-customers.ts';

interface CustomerListProps {
  visit: DeskVisit;
  customers: readonly DeskCustomer[];
  search: string;
  after: string;
  /** Behind which number the next page begins; undefined: there is none. */
  next: string | undefined;
}

export const customersPath = `${deskPath}/customers`;

/** Customers with what is looked for. */
export function CustomerListView({ visit, customers, search, after, next }: CustomerListProps) {
  const { text, tenant } = visit;
  const heads = ['number', 'name', 'mail', 'since'].map((each) => text(`customers.${each}`));
  const pathOf = (behind: string): string =>
    `${customersPath}?${new URLSearchParams({ ...(search !== '' && { q: search }), ...(behind !== '' && { after: behind }) })}`;
  return (
    <>
      <h1>{text('customers.title')}</h1>
      <form className="card" method="get" action={customersPath} aria-label={text('list.filter')}>
        <div className="filter">
          <Search {...{ name: 'q', label: text('customers.search'), value: search }} />
          <p className="actions">
            <button className="button">{text('list.show')}</button>
            <a href={customersPath}>{text('list.clear')}</a>
          </p>
        </div>
      </form>
      {customers.length === 0 ? (
        <p>{text('list.none')}</p>
      ) : (
        <Table caption={text('customers.table', { shop: tenant.name })} heads={heads}>
          {customers.map(({ number, firstName, lastName, email, since }) => (
            <tr key={number}>
              <th scope="row">
                <a href={`${customersPath}/${number}`}>{number}</a>
              </th>
              <td>
                {firstName} {lastName}
              </td>
              <td>{email}</td>
              <td>
                <Moment visit={visit} at={since} />
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
