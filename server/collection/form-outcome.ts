import type { CollectedNotice } from '../../schemas/basket/collected-notice.ts';

/** A form that was not carried out, before it is put into words. */
export interface Refusal {
  /** Default: 422. */
  status?: 422 | 429 | 503;
  /** The text that says why, by the end of its key, and its values; default: that something failed. */
  key?: string;
  values?: Record<string, string | number>;
  /** The words themselves, where there are some already. */
  detail?: string;
  field?: CollectedNotice['field'];
  sku?: string | null;
  retryAfterSeconds?: number | undefined;
  /** Address of the page on which a form without a script is told of it, where that is not its own. */
  mendAt?: string | undefined;
}

/** A form that was carried out. */
export interface ChangedCollection<Change, Shown> {
  ok: true;
  change: Change;
  shown: Shown;
}

/** A form that was not. */
export interface RefusedChange<Shown> {
  ok: false;
  status: 422 | 429 | 503;
  /** In words. */
  detail: string;
  sku: string | null;
  field: CollectedNotice['field'];
  retryAfterSeconds?: number;
  mendAt?: string;
  /** The collection as it is, where it can be had. */
  shown: Shown | null;
}

/** A refusal in words; `text` gives the one that belongs to a key. */
export function refusedChange<Shown>(
  refusal: Refusal,
  text: (key: string, values?: Record<string, string | number>) => string,
  shown: Shown | null,
): RefusedChange<Shown> {
  const {
    status = 422,
    key = 'failed',
    values,
    field = null,
    sku = null,
    retryAfterSeconds,
    mendAt,
  } = refusal;
  return {
    ...{ ok: false, status, field, sku, shown },
    detail: refusal.detail ?? text(key, values),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(mendAt !== undefined && { mendAt }),
  };
}

/** Something was not done, for this reason. */
export function refusalNotice(
  text: string,
  { sku, field }: Pick<CollectedNotice, 'sku' | 'field'>,
): CollectedNotice {
  return { kind: 'bad', text, sku, field, undo: null };
}

/** Whether a form was not carried out because something of ours is away. */
export function isOutageRefusal(outcome: { ok: true } | { ok: false; status: number }): boolean {
  return !outcome.ok && outcome.status === 503;
}
