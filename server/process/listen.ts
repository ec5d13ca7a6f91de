import type { Logger } from 'pino';
import { cataloguePath } from '../block-catalogue/catalogue-document.ts';
import { mailPath } from '../outbound/mail/pages/mail-path.ts';
import { composeShop, type Shop } from '../compose/compose-shop.ts';
import type { ShopStorage } from '../compose/compose-storage.ts';
import type { Settings } from '../config.ts';
import type { Carrier } from '../outbound/carrier/carrier.ts';
import type { PaymentProvider } from '../outbound/payment/payment-provider.ts';

export interface ListeningOptions {
  settings: Settings;
  root: string;
  log: Logger;
  storage: ShopStorage;
  provider: PaymentProvider | null;
  carrier: Carrier | null;
}

/** Puts the shop together and has it listen; tells on standard output when it does. Errors of its server are the caller's. */
export function listen({ settings, root, log, storage, ...outside }: ListeningOptions): Shop {
  const { database, keyValue, missing } = storage;
  const { provider, carrier } = outside;
  const shop = composeShop({
    ...{ settings, root, log, database, keyValue, ...outside },
    notReadyBecause: missing,
  });
  shop.server.listen(settings.PORT, settings.HOST, () => {
    const lines = shop.tenants.flatMap(({ config }) =>
      config.locales.map(
        ({ locale, prefix }) => `  ${config.name}, ${locale}: ${shop.originOf(config.slug)}${prefix || '/'}`,
      ),
    );
    if (settings.NODE_ENV !== 'production')
      lines.push(
        ...(provider ? [`  Payments: ${provider.origin}`] : []),
        ...(carrier ? [`  Carrier: ${carrier.origin}`] : []),
        `  Block catalogue: ${shop.originOf(settings.DEFAULT_TENANT)}${cataloguePath}`,
        `  Mails: ${shop.originOf(settings.DEFAULT_TENANT)}${mailPath}`,
      );
    process.stdout.write(`Ready after ${Math.round(performance.now())} ms\n${lines.join('\n')}\n`);
    // Not at once: the first visitors come first. A picture that was not prepared is looked at in this thread.
    setTimeout(() => void prepare(shop, log), 500).unref();
  });
  return shop;
}

/** What cannot be made ready now is made when it is asked for. */
async function prepare(shop: Shop, log: Logger): Promise<void> {
  try {
    await shop.prepare();
  } catch (error) {
    // Who is asked to stop meanwhile makes nothing ready any more.
    if (shop.server.listening)
      log.warn({ err: error }, 'Not everything could be made ready before it is asked for');
  }
}
