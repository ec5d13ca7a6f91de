import pino from 'pino';
import type { Settings } from '../../config.ts';
import type { DeskOrders } from '../../staff/desk/orders/desk-orders.ts';
import type { Database } from '../../storage/database/database.ts';
import { composeShop } from '../../compose/compose-shop.ts';
import { openCarrier } from '../../compose/outside/open-carrier.ts';

interface OpenOrdersOptions {
  settings: Settings;
  root: string;
  database: Database;
}

/** What a page would need: none is drawn. */
const noAssets = {
  build: {
    page: { entry: '/', hydrate: '/', islands: {}, actions: {}, font: '/' },
    fontFaces: '',
    studio: { script: '/', styles: '/' },
  },
  route: (): void => {},
};

/** Orders as the desk has them, for a command: a shop that does not listen, and of which nothing runs beside. */
export async function openOrders({
  settings,
  root,
  database,
}: OpenOrdersOptions): Promise<{ orders: DeskOrders; close(): void }> {
  const { carrier, close } = await openCarrier(settings);
  const log = pino({ level: 'silent' });
  const shop = composeShop({ settings, root, log, database, carrier, assets: noAssets });
  if (!shop.orders) throw new Error('There are no orders without a database.');
  return {
    orders: shop.orders,
    close() {
      shop.close();
      close();
    },
  };
}
