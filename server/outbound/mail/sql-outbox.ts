import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';
import { createSqlQueue } from '../queue/sql-queue.ts';
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
const emptied = sql.raw(`address = '', name = null, subject = '', html = '', body = '', papers = '[]'`);

/** The outbox in the database, which processes share. Every method may throw `DatabaseUnavailable`. */
export function createSqlOutbox({ database: { kysely }, clock }: SqlOutboxOptions): MailOutbox {
  const queue = createSqlQueue<OutboxRow>({ kysely, table: 'mail_outbox', columns, emptied });
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
    ...queue,
    claim: async (...asked) => (await queue.claim(...asked)).map(claimOf),
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
