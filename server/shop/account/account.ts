import type { Salutation } from '../../../schemas/account/salutation.ts';

/** Who can log in to a shop: whoever reads the mailbox has said so. */
export interface Account {
  /** 128 random bits, base64url. */
  id: string;
  tenant: string;
  /** Eight random digits, unique in a shop; shown as "Kundennummer". */
  customerNumber: string;
  /** As `readEmailAddress` writes it; unique in a shop, case aside. */
  email: string;
  salutation: Salutation;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  /** As it is dialled (`readPhone`); null: not told. */
  phone: string | null;
  /** In which it was registered; mails are written in it. */
  locale: string;
  /** Null: none was ever set. */
  passwordHash: string | null;
  /** When the address was proved, in ms since 1970. */
  confirmedAt: number;
  /** Day on which the premium programme renews itself, `YYYY-MM-DD`; null: not a member. */
  premiumRenewsOn: string | null;
  flags: { creditAffinity: boolean; bonusProgram: boolean };
  /** In ms since 1970. */
  createdAt: number;
}
