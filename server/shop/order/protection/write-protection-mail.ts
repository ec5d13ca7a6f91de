import type { Kysely } from 'kysely';
import { factsOf } from '../../../../schemas/facts/facts.ts';
import { composeMail } from '../../../outbound/mail/letter/compose-mail.ts';
import type { NoTables } from '../../../storage/database/database.ts';
import { orderToken } from '../order-token.ts';
import { paperWords } from '../papers/paper-words.ts';
import { tokenAddress } from '../token-address.ts';
import { protectionParts } from '../papers/protection-parts.ts';
import type { OrderMailParts } from '../write-order-mail.ts';
import type { InsurableOffer } from './insurable-orders.ts';

/** Writes what confirms that instalments are insured; what is returned puts the mail into the outbox, with which it comes or goes. */
export async function writeProtectionMail(
  { outbox, shopOf, secrets, ...texts }: OrderMailParts,
  { order, protection }: InsurableOffer,
): Promise<(within: Kysely<NoTables>) => Promise<void>> {
  const { tenant, number, ordered, email } = order;
  const { locale, billing } = ordered;
  const shop = shopOf(tenant);
  const facts = factsOf(shop.config, locale);
  const days = facts.get('protectionWithdrawalDays.dative') ?? facts.get('protectionWithdrawalDays') ?? '';
  const words = paperWords(texts, shop.config, locale);
  const composed = await composeMail(
    'protection-ordered',
    {
      ...{ reader: billing, number, parts: protectionParts(protection, words), days },
      path: tokenAddress(shop.config, locale, 'order-confirmation', orderToken(secrets, order)),
    },
    shop,
    locale,
  );
  return (within) => outbox.add({ ...composed, to: { address: email } }, `protection ${number}`, within);
}
