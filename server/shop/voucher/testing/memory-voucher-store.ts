import type { IssuedCode, Redemption, VoucherStore } from '../voucher-store.ts';

/** Vouchers in memory, for tests. */
export function createMemoryVoucherStore(): VoucherStore {
  const codes = new Map<string, IssuedCode>();
  const redemptions: (Redemption & { tenant: string })[] = [];
  const nameOf = (tenant: string, hash: string): string => JSON.stringify([tenant, hash]);
  const redeemedOn = (tenant: string, customer: string | null, day: string): boolean =>
    redemptions.some((each) => each.tenant === tenant && each.customer === customer && each.day === day);
  const isUsed = (tenant: string, hash: string | null): boolean =>
    hash !== null && redemptions.some((each) => each.tenant === tenant && each.codeHash === hash);

  return {
    async issue(tenant, issued) {
      for (const code of issued) {
        if (codes.has(nameOf(tenant, code.hash))) throw new Error('The code was issued before');
        codes.set(nameOf(tenant, code.hash), code);
      }
    },
    async look(tenant, { hash, customer, day }) {
      const code = codes.get(nameOf(tenant, hash));
      return {
        issued: code
          ? { campaign: code.campaign, issuedAt: code.issuedAt, isUsed: isUsed(tenant, hash) }
          : null,
        hasRedeemed: redeemedOn(tenant, customer, day),
      };
    },
    async redeem(tenant, redemption) {
      if (redeemedOn(tenant, redemption.customer, redemption.day)) return { ok: false, reason: 'one-a-day' };
      if (isUsed(tenant, redemption.codeHash)) return { ok: false, reason: 'used' };
      redemptions.push({ ...redemption, tenant });
      return { ok: true };
    },
    async note(tenant, redemption) {
      if ((await this.redeem(tenant, redemption)).ok) return;
      const { customer, day, codeHash, order } = redemption;
      const taken = redemptions.find((each) => {
        const isOfDay = each.customer === customer && each.day === day && each.codeHash === null;
        return each.tenant === tenant && (codeHash === null ? isOfDay : each.codeHash === codeHash);
      });
      if (taken) taken.order = order;
      else if (codeHash !== null) redemptions.push({ ...redemption, customer: `order:${order}`, tenant });
    },
    async giveBack(tenant, order) {
      const kept = redemptions.filter((each) => each.tenant !== tenant || each.order !== order);
      redemptions.splice(0, redemptions.length, ...kept);
    },
  };
}
