import { classNames } from '../../kit/style/class-names.ts';
import { button } from '../../kit/style/button.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import { untilText } from '../../kit/text/until-text.ts';
import type { Voucher, Vouchers } from '../../../schemas/voucher.ts';
import type { VoucherEmbedProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<VoucherEmbedProps, { vouchers?: Vouchers | undefined }, never, never>;

/** One voucher of the file; nothing when the file no longer has it, a sentence when the file cannot be had. */
export function view({ props, data, page }: Input) {
  const voucher = data.vouchers?.vouchers.find(({ id }) => id === props.voucher);
  if (data.vouchers && !voucher) return null;
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner, styles.root)}>
      {voucher ? (
        <Card voucher={voucher} page={page} />
      ) : (
        <p className={styles.failed}>{page.t('voucher-embed.failed')}</p>
      )}
    </section>
  );
}

interface VoucherProps {
  voucher: Voucher;
  page: PageView;
}

function Card({ voucher, page }: VoucherProps) {
  const { title, value, details, link } = voucher;
  const facts = factsOf(voucher, page);
  return (
    <div className={styles.card}>
      {value && <p className={styles.value}>{value}</p>}
      <div className={classNames(styles.words, !value && styles.whole)}>
        <h2 className={classNames(section.title, styles.title)}>{title}</h2>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <Code voucher={voucher} page={page} />
        {details && (
          <details className={styles.details}>
            <summary>{page.t('voucher-embed.details')}</summary>
            <div className={prose.root} dangerouslySetInnerHTML={{ __html: details }} />
          </details>
        )}
        {link && (
          <LinkView
            link={link}
            page={page}
            className={classNames(section.more, styles.link)}
            otherwise="bare-words"
          >
            {link.label}
          </LinkView>
        )}
      </div>
    </div>
  );
}

function factsOf(
  { validFrom, validUntil, customerGroup, minimumAfterReturn }: Voucher,
  page: PageView,
): string[] {
  const facts: string[] = [];
  if (validFrom && validUntil)
    facts.push(
      page.t('voucher-embed.span', { from: page.date(validFrom), until: untilText(validUntil, page) }),
    );
  else if (validUntil) facts.push(page.t('voucher-embed.until', { until: untilText(validUntil, page) }));
  else if (validFrom) facts.push(page.t('voucher-embed.from', { from: page.date(validFrom) }));
  if (customerGroup) facts.push(page.t('voucher-embed.group', { group: customerGroup }));
  if (minimumAfterReturn)
    facts.push(page.t('voucher-embed.minimum', { amount: page.price(minimumAfterReturn) }));
  return facts;
}

/** The code, with a button that copies it; without JavaScript one tap marks it. */
function Code({ voucher: { code, validUntil }, page }: VoucherProps) {
  if (!code) return null;
  return (
    <div className={styles.code}>
      <code>{code}</code>
      <button
        type="button"
        className={classNames(button.root, button.secondary, button.small, styles.copy)}
        aria-label={page.t('voucher-embed.copyCode', { code })}
        data-action="voucher-embed"
        data-code={code}
        data-until={validUntil ?? undefined}
        data-done={page.t('voucher-embed.copied')}
        data-failed={page.t('voucher-embed.notCopied')}
        data-expired={page.t('voucher-embed.expired')}
      >
        {page.t('voucher-embed.copy')}
      </button>
      <span className={styles.status} role="status" />
    </div>
  );
}
