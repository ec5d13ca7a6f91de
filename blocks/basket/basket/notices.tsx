import type { BasketState } from '../../../schemas/basket/basket.ts';
import { basketQuery } from '../../../schemas/basket/basket-form.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { safeUrl } from '../../../schemas/safe-url.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loginAddress } from '../../kit/collection/login-address.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { BasketForm } from './basket-form.tsx';
import { styles } from './styles.ts';

/**
 * What was just done, or why not, above everything: somebody without scripts comes back to the top of the page. What
 * belongs to a line or to the code leads there, where it is said again.
 */
export function Notices({ state, page }: { state: BasketState; page: PageView }) {
  return (
    <div className={styles.notices} data-role="notices">
      {state.notices.map((notice, at) => (
        <Notice
          key={at}
          notice={notice}
          isCustomers={!state.asksToLogIn}
          target={targetOf(notice, state, page)}
          back={at === state.notices.length - 1 ? backOf(notice, page) : undefined}
          page={page}
        />
      ))}
    </div>
  );
}

interface NoticeProps {
  notice: CollectedNotice;
  isCustomers: boolean;
  target: string | undefined;
  /** Where something was put in. */
  back: string | undefined;
  page: PageView;
}

function Notice({ notice: { kind, text, field, undo }, isCustomers, target, back, page }: NoticeProps) {
  const login = field === 'login' ? loginAddress('basket', page) : undefined;
  return (
    <div className={classNames(styles.notice, kind === 'bad' && styles.bad)} data-kind={kind}>
      <Icon name={kind === 'good' ? 'check' : 'warning'} />
      <p>{target === undefined ? text : <a href={`#${target}`}>{text}</a>}</p>
      {login !== undefined && (
        <a className={styles.undo} href={login} data-log-in="">
          {page.t('basket.log-in')}
        </a>
      )}
      {back !== undefined && (
        <a className={styles.undo} href={back}>
          {page.t('basket.go-shopping')}
        </a>
      )}
      {undo && (
        <BasketForm form="undo" sku={undo.sku} quantity={undo.quantity} isCustomers={isCustomers} page={page}>
          <button className={styles.undo}>{page.t('basket.undo')}</button>
        </BasketForm>
      )}
    </div>
  );
}

/** What a script says when no answer comes; it puts the words in. */
export function FaultNotice() {
  return (
    <div className={classNames(styles.notice, styles.bad)}>
      <Icon name="warning" />
      <p />
    </div>
  );
}

/** The page on which something was put in, as the address says it: a path of this shop, or nothing. */
function backOf({ kind, undo }: CollectedNotice, page: PageView): string | undefined {
  const from = page.declared.query(basketQuery.from);
  if (kind === 'bad' || undo || !from.startsWith('/')) return undefined;
  const url = safeUrl(from);
  return url?.kind === 'path' ? url.href : undefined;
}

/** Id of the place that a refusal is about; undefined: it is about the whole. */
function targetOf(
  { kind, field, sku }: CollectedNotice,
  { basket }: BasketState,
  page: PageView,
): string | undefined {
  if (kind === 'good') return undefined;
  if (field === 'code') return basket.lines.length > 0 && !basket.voucher ? `${page.nodeId}.code` : undefined;
  return basket.lines.some((line) => line.sku === sku) ? lineId(sku ?? '', page) : undefined;
}

export const lineId = (sku: string, page: PageView): string => `${page.nodeId}.line-${sku}`;
