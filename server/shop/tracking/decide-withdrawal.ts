import { type Kysely, type QueryExecutorProvider } from 'kysely';
import type { LinePieces } from '../../../schemas/fulfilment/pieces.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { Database, NoTables } from '../../storage/database/database.ts';
import type { WithdrawalCase } from '../../../schemas/order/withdrawal-case.ts';
import type { WithdrawalDecision, WithdrawalList } from './sql-withdrawal-list.ts';

/** Is told of what was changed within its transaction. */
type Told<Change> = (transaction: Kysely<NoTables>, change: Change) => Promise<void>;

/** A withdrawal as the order takes it. */
interface AssignedWithdrawal {
  key: string;
  pieces: LinePieces[];
  /** In ms since 1970. */
  declaredAt: number;
}

interface DecideParts<Change, Outcome> extends Pick<Database, 'kysely'> {
  list: Pick<WithdrawalList, 'decide'>;
  /** Withdraws from an order; `told` within the transaction, where something was changed. */
  withdraw(
    order: { tenant: string; number: string },
    withdrawal: AssignedWithdrawal,
    told: Told<Change>,
  ): Promise<Outcome>;
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Thrown within a transaction to leave it undone. */
class AlreadyDecided extends Error {}

const alreadyDecided = { ok: false, reason: 'already-decided' } as const;

/** What people decide on a declaration that the shop could not carry out: once, whoever is first. */
export function createWithdrawalDecisions<Change, Outcome>({
  kysely,
  list,
  withdraw,
  outbox,
  shopOf,
  now,
}: DecideParts<Change, Outcome>) {
  async function decide(
    transaction: QueryExecutorProvider,
    where: { tenant: string; id: string },
    decision: WithdrawalDecision,
  ): Promise<void> {
    if (!(await list.decide(transaction, where, decision, now()))) throw new AlreadyDecided();
  }

  return {
    /** Withdraws from these pieces of an order, as of when it was declared. */
    assign: (
      tenant: string,
      { id, declaredAt }: Pick<WithdrawalCase, 'id' | 'declaredAt'>,
      { number, pieces }: { number: string; pieces: LinePieces[] },
      told: Told<Change>,
    ): Promise<Outcome | typeof alreadyDecided> =>
      unlessDecided(() =>
        withdraw(
          { tenant, number },
          { key: `withdrawal-${id}`, pieces, declaredAt },
          async (transaction, change) => {
            await decide(transaction, { tenant, id }, { order: number });
            await told(transaction, change);
          },
        ),
      ),
    /** Writes to whoever declared; false: somebody has decided before. */
    async answer(
      tenant: string,
      { id, declaration, declaredAt }: Pick<WithdrawalCase, 'id' | 'declaration' | 'declaredAt'>,
      answer: string,
      told: Told<{ before: null; after: null }>,
    ): Promise<boolean> {
      const input = { reader: undefined, at: declaredAt, answer };
      const letter = await composeMail('withdrawal-answered', input, shopOf(tenant), declaration.locale);
      const mail = { ...letter, to: { address: declaration.email } };
      const done = await unlessDecided(() =>
        kysely.transaction().execute(async (transaction) => {
          await decide(transaction, { tenant, id }, { answer });
          await outbox.add(mail, `withdrawal-answered ${id}`, transaction);
          await told(transaction, { before: null, after: null });
          return { ok: true } as const;
        }),
      );
      return done.ok;
    },
  };
}

async function unlessDecided<Result>(work: () => Promise<Result>): Promise<Result | typeof alreadyDecided> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AlreadyDecided) return alreadyDecided;
    throw error;
  }
}
