import type { Shop } from '../compose/compose-shop.ts';

/** Ends a shop: resolves when every request has its answer, or its time was up (milliseconds). */
export async function drain(shop: Shop, limitMs: number): Promise<void> {
  shop.stopReady();
  if (shop.server.listening) {
    const force = setTimeout(() => shop.server.closeAllConnections(), limitMs);
    await new Promise((resolve) => {
      shop.server.close(resolve);
      shop.server.closeIdleConnections();
    });
    clearTimeout(force);
  }
  await shop.finish();
  shop.close();
}
