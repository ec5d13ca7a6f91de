import type { Told } from '../told.ts';

/** Vouchers whose codes are issued one by one; codes hold for `days`. */
export interface DeskCampaign {
  id: string;
  title: string;
  days: number;
}

/** Vouchers as the desk needs them. */
export interface DeskVouchers {
  campaigns(tenant: string): DeskCampaign[];
  /** Makes codes, the same ones for the same key. May throw an outage. */
  issue(
    tenant: string,
    wanted: { key: string; campaign: string; count: number },
    told: Told,
  ): Promise<string[]>;
}
