import express, { type Router } from 'express';
import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { voucher } from '../../../schemas/voucher.ts';
import type { DataSetReader } from '../../content/data-set-reader.ts';
import { takeMethods } from '../../http/methods.ts';
import { createDataSetCall, type DataSetCall, type DataSetPlace } from '../data-set-call.ts';
import { shownLinkOf } from '../shown-link.ts';
import { chooseVouchers, type VoucherState } from './choose-vouchers.ts';
import { voucherQuery } from './voucher-calls.ts';

/** A file of bucket `vouchers`, without what its shape does not know. */
export const voucherFile = z.object({
  vouchers: z.array(z.object({ ...voucher.shape, link: z.object(link.shape).optional() })).max(100),
});
type VoucherFile = z.output<typeof voucherFile>;

interface VoucherRouteParts {
  files: DataSetReader<VoucherFile>;
  text: DataSetCall<VoucherFile, typeof voucherQuery>['text'];
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Seconds for which an answer may be kept at most. */
const longest = 60;

/**
 * GET `/api/voucher?state=&identifier=&locale=`: the vouchers of a file that hold now, or with `state=expired` those that no
 * longer do, without their codes. No answer outlives the next moment at which a voucher begins or ends. (Requirement 7.046)
 */
export function createVoucherRoutes({ files, text, now }: VoucherRouteParts): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  const answer: DataSetCall<VoucherFile, typeof voucherQuery>['answer'] = (
    { vouchers },
    place,
    { state },
  ) => {
    const { tenant, locale } = place;
    const { chosen, changesInMs } = chooseVouchers(vouchers, state, now());
    const none = state === 'active' ? 'voucher.noneActive' : 'voucher.noneExpired';
    const message = chosen.length === 0 ? text(tenant.slug, locale, none) : null;
    const maxAge = Math.min(longest, Math.floor(changesInMs / 1000));
    return { body: { state, vouchers: chosen.map((each) => shown(each, state, place)), message }, maxAge };
  };
  const get = createDataSetCall({ files, text, query: voucherQuery, failed: 'voucher.failed', answer });
  takeMethods(router, '/api/voucher', { get });
  return router;
}

function shown(
  { code, link: written, ...words }: VoucherFile['vouchers'][number],
  state: VoucherState,
  { tenant, locale }: DataSetPlace,
): object {
  const leadsTo = written && shownLinkOf(tenant, locale, written);
  const isOfUse = state === 'active' && code !== undefined;
  return { ...words, ...(isOfUse && { code }), ...(leadsTo && { link: leadsTo }) };
}
