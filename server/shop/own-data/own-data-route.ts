import express, { type Response, type Router } from 'express';
import { accountQuery } from '../../../schemas/account/form-state.ts';
import { ownDataPath } from '../../../schemas/account/own-data-address.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { forNoCache } from '../../http/for-no-cache.ts';
import { HttpError } from '../../http/http-error.ts';
import { takeMethods } from '../../http/methods.ts';
import { readQuery } from '../../http/read-query.ts';
import { localeOfCall } from '../../http/requested-locale.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { isTicket } from './export-ticket.ts';
import { ownDataQuery } from './own-data-calls.ts';
import type { OwnDataStore, OwnRows } from './own-data.ts';
import type { OwnDataWords } from './own-data-words.ts';
import { readableOwnData } from './readable-own-data.ts';

export interface OwnDataRouteParts {
  store: Pick<OwnDataStore, 'collect'>;
  secrets: Secrets;
  /** Who is fully logged in. */
  customerOf(response: Response): Promise<string | undefined>;
  wordsOf(tenant: TenantConfig, locale: string): OwnDataWords;
  /** In ms since 1970. */
  now: () => number;
}

/**
 * GET `/api/customer/v1/own-data`: all that the shop holds of who is logged in, as JSON or as a page, for whoever has proved the
 * password a moment ago.
 */
export function createOwnDataRoute({ store, secrets, customerOf, wordsOf, now }: OwnDataRouteParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  takeMethods(router, ownDataPath, {
    get: [
      forNoCache,
      async (request, response) => {
        const tenant = tenantOf(response);
        const { format, [accountQuery.token]: ticket } = readQuery(request, ownDataQuery);
        const customer = await customerOf(response);
        const holder = { tenant: tenant.slug, customer: customer ?? '' };
        const isOwn = isTicket(secrets, holder, ticket, now()) && customer !== undefined;
        const held = isOwn ? await store.collect(tenant.slug, customer) : null;
        if (!held) throw new HttpError(404, 'There is no such file');
        const madeAt = now();
        response.set(
          'Content-Disposition',
          `attachment; filename="${tenant.slug}-${dayOf(madeAt)}.${format}"`,
        );
        if (format === 'html')
          response
            .type('html')
            .send(readableOwnData(held, madeAt, wordsOf(tenant, localeOfCall(request, response))));
        else response.type('json').send(machineReadable(tenant, held, madeAt));
      },
    ],
  });
  return router;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function machineReadable({ name }: TenantConfig, held: readonly OwnRows[], at: number): string {
  const data = Object.fromEntries(held.map(({ table, rows }) => [table, rows]));
  return JSON.stringify({ shop: name, madeAt: new Date(at).toISOString(), data }, null, 2);
}
