import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { checkMail, checkMailKey } from './check-mail.ts';
import type { MailPaper } from './mail-paper.ts';
import type { MailPurpose } from './mail.ts';
import type { ClaimedMail, MailOutbox, MailState, OutboxEntry } from './outbox.ts';

export interface SqlOutboxOptions {
  database: Pick<Database, 'kysely'>;
  /** Milliseconds since 1970. */
  clock: () => number;
}

interface OutboxRow {
  id: number;
  key: string;
  tenant: string;
  purpose: MailPurpose;
  address: string;
  name: string | null;
  subject: string;
  html: string;
  body: string;
  papers: MailPaper[];
  state: MailState;
  attempts: number;
  created: number;
  due: number;
  settled: number | null;
  reason: string | null;
}

const columns = sql.raw(
  'id, key, tenant, purpose, address, name, subject, html, body, papers, state, attempts, created, due, settled, reason',
);
const emptyColumns = sql.raw(`address = '', name = null, subject = '', html = '', body = '', papers = '[]'`);

/** The outbox in the database, which processes share. Every method may throw `DatabaseUnavailable`. */
export function createSqlOutbox({ database: { kysely }, clock }: SqlOutboxOptions): MailOutbox {
  return {
    async add(mail, key, within: QueryExecutorProvider = kysely) {
      checkMail(mail);
      checkMailKey(key);
      const { tenant, purpose, to, subject, html, text, papers = [] } = mail;
      const at = clock();
      await sql`
        insert into mail_outbox (tenant, key, purpose, address, name, subject, html, body, papers, created, due)
        values (${tenant}, ${key}, ${purpose}, ${to.address}, ${to.name ?? null}, ${subject}, ${html}, ${text},
                ${JSON.stringify(papers)}::jsonb, ${at}, ${at})
        on conflict (tenant, key) do nothing`.execute(within);
    },
    async claim(at, most, leaseMs) {
      // Rows that another process is taking at this moment are passed over, not waited for.
      const { rows } = await sql<OutboxRow & { takenDue: number }>`
        with taken as materialized (
          select id as taken_id, due as taken_due from mail_outbox where state = 'waiting' and due <= ${at}
           order by due, id limit ${Math.max(0, most)} for update skip locked)
        update mail_outbox set due = ${at + leaseMs}, attempts = attempts + 1
          from taken where id = taken_id returning ${columns}, taken_due as "takenDue"`.execute(kysely);
      return rows.toSorted((a, b) => a.takenDue - b.takenDue || a.id - b.id).map(claimOf);
    },
    async sent({ id }, at, keeps) {
      const contents = keeps ? sql`` : sql`, ${emptyColumns}`;
      await sql`
        update mail_outbox set state = 'sent', settled = ${at}, reason = null ${contents}
         where id = ${id} and state <> 'sent'`.execute(kysely);
    },
    async postpone({ id, attempts }, due, reason) {
      await sql`
        update mail_outbox set due = ${due}, reason = ${reason}
         where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(kysely);
    },
    async giveUp({ id, attempts }, at, reason) {
      await sql`
        update mail_outbox set state = 'given-up', settled = ${at}, reason = ${reason}, ${emptyColumns}
         where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(kysely);
    },
    async forget(settledBefore) {
      const { numAffectedRows = 0n } = await sql`
        delete from mail_outbox where settled < ${settledBefore}`.execute(kysely);
      return Number(numAffectedRows);
    },
    async backlog() {
      const { rows } = await sql<{ waiting: number; oldest: number | null }>`
        select count(*) as waiting, min(created) as oldest from mail_outbox where state = 'waiting'`.execute(
        kysely,
      );
      return rows[0] ?? { waiting: 0, oldest: null };
    },
    async newest(limit) {
      const { rows } = await sql<OutboxRow>`
        select ${columns} from mail_outbox order by id desc limit ${Math.max(0, limit)}`.execute(kysely);
      return rows.map(entryOf);
    },
    async entry(id) {
      if (!Number.isSafeInteger(id)) return null;
      const { rows } = await sql<OutboxRow>`
        select ${columns} from mail_outbox where id = ${id}`.execute(kysely);
      return rows[0] ? entryOf(rows[0]) : null;
    },
  };
}

function entryOf(row: OutboxRow): OutboxEntry {
  const { id, key, tenant, purpose, address, name, subject, html, body, papers, ...rest } = row;
  const to = { address, ...(name !== null && { name }) };
  const more = papers.length > 0 && { papers };
  return { id, key, mail: { tenant, purpose, to, subject, html, text: body, ...more }, ...rest };
}

function claimOf(row: OutboxRow): ClaimedMail {
  const { id, key, mail, attempts, created } = entryOf(row);
  return { id, key, mail, attempts, created };
}
