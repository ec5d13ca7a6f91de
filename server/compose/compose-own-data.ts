import type { RequestHandler, Response } from 'express';
import type { ShopBase } from './compose-base.ts';
import type { ApiCall } from '../openapi/api-call.ts';
import type { Secrets } from '../operations/secrets.ts';
import type { OwnData } from '../shop/account/account-ports.ts';
import { createSqlLedgerReader } from '../shop/ledger/sql-ledger-reader.ts';
import { createSqlAccountOrders } from '../shop/order/sql-account-orders.ts';
import { unsettledOrders } from '../shop/order/sql-unsettled.ts';
import { makeTicket } from '../shop/own-data/export-ticket.ts';
import { ownDataCalls } from '../shop/own-data/own-data-calls.ts';
import { createOwnDataRoute } from '../shop/own-data/own-data-route.ts';
import { ownDataWords } from '../shop/own-data/own-data-words.ts';
import { createSqlOwnData } from '../shop/own-data/sql-own-data.ts';
import { sweepOwnData } from '../shop/own-data/sweep-own-data.ts';
import { reviewsTag } from '../shop/rating/reviews-loader.ts';
import type { Database } from '../storage/database/database.ts';

/** All that the shop holds of a customer: handed out, taken away, and kept as long as the law says. */
export function composeOwnData(
  { now, tenants, tenantNamed }: Pick<ShopBase, 'now' | 'tenants' | 'tenantNamed'>,
  database: Database,
  {
    secrets,
    customerOf,
    forget,
  }: {
    secrets: Secrets;
    customerOf(response: Response): Promise<string | undefined>;
    /** Has everything that these tags name drawn anew. */
    forget: (tags: ReadonlySet<string>) => void;
  },
): { port: OwnData; route: RequestHandler; calls: readonly ApiCall[]; sweep(): Promise<void> } {
  const timeZoneOf = (tenant: string): string => tenantNamed(tenant).config.timeZone;
  const store = createSqlOwnData(database, {
    timeZoneOf,
    unsettled(transaction, tenant, customer) {
      const within = { kysely: transaction };
      const orders = createSqlAccountOrders(within);
      const ledger = createSqlLedgerReader({ database: within, orders, timeZoneOf, now });
      return unsettledOrders(transaction, tenant, customer, async () =>
        (await ledger.balanceOf({ tenant, customer })).some(({ amount }) => amount !== 0),
      );
    },
  });
  return {
    port: {
      ticket: (tenant, customer) => makeTicket(secrets[0], { tenant, customer }, now()),
      async forget(tenant, customer, put) {
        const forgotten = await store.forget(tenant, customer, put);
        if (forgotten.ok) forget(new Set(forgotten.reviewed.map(reviewsTag)));
        return forgotten;
      },
    },
    route: createOwnDataRoute({ store, secrets, customerOf, wordsOf: ownDataWords, now }),
    calls: ownDataCalls,
    sweep: () =>
      sweepOwnData(
        store,
        tenants.map(({ config }) => config),
        now(),
      ),
  };
}
