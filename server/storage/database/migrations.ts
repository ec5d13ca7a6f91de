import type { MigrationList } from './migrate.ts';
import { installation } from './migrations/2026-11-28/2026-11-28-01-installation.ts';
import { catalogue } from './migrations/2026-11-28/2026-11-28-02-catalogue.ts';
import { search } from './migrations/2026-11-28/2026-11-28-03-search.ts';
import { rating } from './migrations/2026-11-28/2026-11-28-04-rating.ts';
import { searchHistory } from './migrations/2026-11-28/2026-11-28-05-search-history.ts';
import { mailOutbox } from './migrations/2026-11-28/2026-11-28-06-mail-outbox.ts';
import { session } from './migrations/2026-11-28/2026-11-28-07-session.ts';
import { account } from './migrations/2026-11-28/2026-11-28-08-account.ts';
import { basket } from './migrations/2026-11-28/2026-11-28-09-basket.ts';
import { wishlist } from './migrations/2026-11-28/2026-11-28-10-wishlist.ts';
import { premium } from './migrations/2026-11-28/2026-11-28-11-premium.ts';
import { basketVoucher } from './migrations/2026-11-30-01-basket-voucher.ts';
import { visitorWrite } from './migrations/2026-11-30-02-visitor-write.ts';
import { registration } from './migrations/2026-11-30-03-registration.ts';
import { movingWish } from './migrations/2026-11-30-04-moving-wish.ts';
import { order } from './migrations/2026-11-30-05-order.ts';
import { waitingOrder } from './migrations/2026-11-30-06-waiting-order.ts';
import { mailPaper } from './migrations/2026-11-30-07-mail-paper.ts';
import { guestOrder } from './migrations/2026-11-30-12-guest-order.ts';
import { keptForm } from './migrations/2026-11-30-12-kept-form.ts';
import { orderOutside } from './migrations/2026-11-30-14-order-outside.ts';
import { staff } from './migrations/2026-11-30-16-staff.ts';
import { creditDecision } from './migrations/2026-11-30-17-credit-decision.ts';
import { paymentProtection } from './migrations/2026-11-30-18-payment-protection.ts';
import { goodsService } from './migrations/2026-11-30-19-goods-service.ts';
import { ledger } from './migrations/2026-11-30-20-ledger.ts';
import { fulfilment } from './migrations/2026-11-30-21-fulfilment.ts';
import { accountPages } from './migrations/2026-11-30-22-account.ts';
import { tracking } from './migrations/2026-11-30-23-tracking.ts';
import { ownData } from './migrations/2026-11-30-24-own-data.ts';
import { desk } from './migrations/2026-11-30-25-desk.ts';
import { carrier } from './migrations/2026-11-30-26-carrier.ts';
import { paymentDay } from './migrations/2026-11-30-26-payment-day.ts';
import { personalData } from './migrations/2026-11-30-26-personal-data.ts';
import { withdrawal } from './migrations/2026-11-30-29-withdrawal.ts';
import { withdrawalDecision } from './migrations/2026-11-30-30-withdrawal-decision.ts';
import { duePayment } from './migrations/2026-11-30-31-due-payment.ts';
import { content } from './migrations/2026-12-01-60-content.ts';
import { editing } from './migrations/2026-12-01-61-editing.ts';
import { asset } from './migrations/2026-12-01-62-asset.ts';
import { nameWords } from './migrations/2026-12-01-63-name-words.ts';
import { heldBack } from './migrations/2026-12-01-64-held-back.ts';
import { takenOut } from './migrations/2026-12-01-65-taken-out.ts';

/**
 * Every change of the database, in the order of the names: date, number of the day, subject. What has been released is never
 * edited. Expand first (new columns may be empty, old code goes on working), contract in a later release.
 */
export const migrations: MigrationList = {
  '2026-11-28-01-installation': installation,
  '2026-11-28-02-catalogue': catalogue,
  '2026-11-28-03-search': search,
  '2026-11-28-04-rating': rating,
  '2026-11-28-05-search-history': searchHistory,
  '2026-11-28-06-mail-outbox': mailOutbox,
  '2026-11-28-07-session': session,
  '2026-11-28-08-account': account,
  '2026-11-28-09-basket': basket,
  '2026-11-28-10-wishlist': wishlist,
  '2026-11-28-11-premium': premium,
  '2026-11-30-01-basket-voucher': basketVoucher,
  '2026-11-30-02-visitor-write': visitorWrite,
  '2026-11-30-03-registration': registration,
  '2026-11-30-04-moving-wish': movingWish,
  '2026-11-30-05-order': order,
  '2026-11-30-06-waiting-order': waitingOrder,
  '2026-11-30-07-mail-paper': mailPaper,
  '2026-11-30-12-guest-order': guestOrder,
  '2026-11-30-12-kept-form': keptForm,
  '2026-11-30-14-order-outside': orderOutside,
  '2026-11-30-16-staff': staff,
  '2026-11-30-17-credit-decision': creditDecision,
  '2026-11-30-18-payment-protection': paymentProtection,
  '2026-11-30-19-goods-service': goodsService,
  '2026-11-30-20-ledger': ledger,
  '2026-11-30-21-fulfilment': fulfilment,
  '2026-11-30-22-account': accountPages,
  '2026-11-30-23-tracking': tracking,
  '2026-11-30-24-own-data': ownData,
  '2026-11-30-25-desk': desk,
  '2026-11-30-26-carrier': carrier,
  '2026-11-30-26-payment-day': paymentDay,
  '2026-11-30-26-personal-data': personalData,
  '2026-11-30-29-withdrawal': withdrawal,
  '2026-11-30-30-withdrawal-decision': withdrawalDecision,
  '2026-11-30-31-due-payment': duePayment,
  '2026-12-01-60-content': content,
  '2026-12-01-61-editing': editing,
  '2026-12-01-62-asset': asset,
  '2026-12-01-63-name-words': nameWords,
  '2026-12-01-64-held-back': heldBack,
  '2026-12-01-65-taken-out': takenOut,
};
