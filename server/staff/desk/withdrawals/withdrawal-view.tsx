import type { FulfilledOrder } from '../../../../schemas/fulfilment/fulfilled-order.ts';
import { type Entries, entryOf } from '../../../http/read-entries.ts';
import type { DeskVisit } from '../desk-page.ts';
import { type Faults, FaultSummary } from '../form-parts.tsx';
import { languageWords } from '../language-words.ts';
import { Moment } from '../moment.tsx';
import type { ListedOrder } from '../../../../schemas/order/listed-order.ts';
import { OrderTable } from '../orders/order-list-view.tsx';
import { type DeskLine, linesOf } from '../orders/order-progress.ts';
import { ordersPath } from '../orders/order-query.ts';
import { PieceFields, typedOr } from '../orders/piece-fields.tsx';
import type { WithdrawalCase } from '../../../../schemas/order/withdrawal-case.ts';
import { WithdrawalBadge, withdrawalsPath } from './withdrawal-list-view.tsx';

/** Characters of an answer. */
export const answerMax = 4000;

interface WithdrawalProps {
  visit: DeskVisit;
  declared: WithdrawalCase;
  /** Orders that it may be about. */
  candidates: readonly ListedOrder[];
  /** The one that was chosen; null: none yet. */
  order: FulfilledOrder | null;
  /** What was asked for as one. */
  asked: string;
  /** What was typed into a form that was not taken. */
  typed: Entries | null;
  faults: Faults;
  words: string | undefined;
}

/** How many pieces of a line can be withdrawn from: those that were not sent, and those that do not come back already. */
export const mostWithdrawn = ({ open, sent, declared }: DeskLine): number => open + sent - declared;

/** A declaration: what it says, and what became of it or can be done. */
export function WithdrawalView(props: WithdrawalProps) {
  const { visit, declared, faults, words } = props;
  const { text } = visit;
  const { declaration, declaredAt, state } = declared;
  return (
    <>
      <p>
        <a href={withdrawalsPath}>{text('withdrawal.back')}</a>
      </p>
      <h1>{text('withdrawal.title', { name: declaration.name })}</h1>
      <FaultSummary faults={faults} text={text} words={words} />
      <p>
        <WithdrawalBadge visit={visit} declared={declared} /> · <Moment visit={visit} at={declaredAt} />
      </p>
      <Declared {...props} />
      {state === 'open' ? (
        // Orders to choose from need all of the width.
        <div className={props.order || props.candidates.length === 0 ? 'columns' : undefined}>
          <Assigning {...props} />
          <Answering {...props} />
        </div>
      ) : (
        <Outcome {...props} />
      )}
    </>
  );
}

function Declared({ visit, declared: { declaration, order } }: WithdrawalProps) {
  const { text } = visit;
  const { email, number, lines, articles, locale } = declaration;
  return (
    <section className="card">
      <h2>{text('withdrawal.declared')}</h2>
      <dl>
        <dt>{text('orders.mail')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{text('orders.number')}</dt>
        <dd>
          {order === null ? (
            number || text('withdrawal.no-number')
          ) : (
            <a href={`${ordersPath}/${order}`}>{order}</a>
          )}
        </dd>
        <dt>{text('customer.language')}</dt>
        <dd>{languageWords(visit, locale)}</dd>
      </dl>
      {lines ? (
        <ul className="records">
          {lines.map(({ position, quantity, name, sku }) => (
            <li key={position}>
              {quantity} × {name} <span className="quiet">{sku}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="said" lang={locale}>
          {articles === '' ? text('withdrawal.everything') : articles}
        </p>
      )}
    </section>
  );
}

/** Which order it is about: one of those that it may be, or one that somebody has found; then its articles. */
function Assigning({ visit, declared, candidates, order, asked, typed }: WithdrawalProps) {
  const { text } = visit;
  const path = `${withdrawalsPath}/${declared.id}`;
  return (
    <section className="card">
      <h2>{text('withdrawal.assign')}</h2>
      {order ? (
        <Articles {...{ visit, declared, order, typed }} />
      ) : (
        <>
          <p className="quiet">
            {text(candidates.length > 0 ? 'withdrawal.candidates' : 'withdrawal.search')}
          </p>
          {candidates.length > 0 && (
            <OrderTable
              // Of several by one name, the address of mail tells which is meant.
              {...{ visit, orders: candidates, isOffice: true }}
              caption={text('withdrawal.candidates.table')}
              pathOf={({ number }) => `${path}?order=${number}`}
            />
          )}
          <form method="get" action={path}>
            <div className="field">
              <label htmlFor="order">{text('withdrawal.number')}</label>
              <input
                id="order"
                name="order"
                defaultValue={asked}
                inputMode="numeric"
                maxLength={40}
                required
                autoComplete="off"
              />
            </div>
            <p>
              <button className="button second">{text('withdrawal.look')}</button>
            </p>
          </form>
        </>
      )}
    </section>
  );
}

function Articles({
  visit: { text },
  declared,
  order,
  typed,
}: Pick<WithdrawalProps, 'visit' | 'declared' | 'typed'> & { order: FulfilledOrder }) {
  const path = `${withdrawalsPath}/${declared.id}`;
  const lines = linesOf(order).filter((line) => mostWithdrawn(line) > 0);
  const meant = (line: DeskLine): number => {
    const most = mostWithdrawn(line);
    if (declared.order !== order.number || !declared.declaration.lines) return most;
    const told = declared.declaration.lines.find(({ position }) => position === line.position);
    return Math.min(most, told?.quantity ?? 0);
  };
  return (
    <>
      <p>
        <a href={`${ordersPath}/${order.number}`}>{text('order.title', { number: order.number })}</a> ·{' '}
        <a href={path}>{text('withdrawal.other')}</a>
      </p>
      {order.state === 'placed' || lines.length === 0 ? (
        <p>{text(order.state === 'placed' ? 'withdrawal.not-confirmed' : 'withdrawal.nothing-left')}</p>
      ) : (
        <form method="post" action={`${path}/assign`}>
          <p className="quiet">{text('withdrawal.assign.text')}</p>
          <input type="hidden" name="order" value={order.number} />
          <PieceFields
            {...{ text, caption: text('withdrawal.pieces'), lines }}
            mostOf={mostWithdrawn}
            chosenOf={typedOr(typed, meant)}
          />
          <p>
            <button className="button">{text('withdrawal.assign.action')}</button>
          </p>
        </form>
      )}
    </>
  );
}

function Answering({ visit, declared, typed, faults }: WithdrawalProps) {
  const { text } = visit;
  const fault = faults['answer'];
  return (
    <form className="card" method="post" action={`${withdrawalsPath}/${declared.id}/answer`}>
      <h2>{text('withdrawal.answer')}</h2>
      <div className="field">
        <label htmlFor="answer">{text('withdrawal.answer.label')}</label>
        <p className="hint" id="answer-hint">
          {text('withdrawal.answer.hint', { language: languageWords(visit, declared.declaration.locale) })}
        </p>
        <textarea
          id="answer"
          name="answer"
          rows={6}
          maxLength={answerMax}
          required
          defaultValue={typed ? entryOf(typed, 'answer') : ''}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? 'answer-hint' : 'answer-hint answer-fault'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one that is wrong: no script could lead there
          autoFocus={fault !== undefined}
        />
        {fault !== undefined && (
          <p className="fault" id="answer-fault">
            {fault}
          </p>
        )}
      </div>
      <p>
        <button className="button second">{text('withdrawal.answer.action')}</button>
      </p>
    </form>
  );
}

function Outcome({ visit, declared }: WithdrawalProps) {
  const { text } = visit;
  const { state, order, assigned, answer, decidedAt } = declared;
  const number = assigned ?? order;
  return (
    <section className="card">
      <h2>{text('withdrawal.outcome')}</h2>
      <p>
        {text(`withdrawal.outcome.${state}`)} {decidedAt !== null && <Moment visit={visit} at={decidedAt} />}
      </p>
      {answer !== null && (
        <p className="said" lang={declared.declaration.locale}>
          {answer}
        </p>
      )}
      {number !== null && (
        <p>
          <a href={`${ordersPath}/${number}`}>{text('order.title', { number })}</a>
        </p>
      )}
    </section>
  );
}
