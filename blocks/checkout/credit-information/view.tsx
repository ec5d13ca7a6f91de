import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { CreditState } from '../../../schemas/order/credit-state.ts';
import { checkoutParts } from '../../kit/checkout/checkout-part-styles.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { CreditInformationProps } from './schema.ts';
import { styles } from './styles.ts';

type Part = NonNullable<CreditState['paper']>['parts'][number];

/** What must be known of a credit before anybody is bound by it, as its PDF says it. (Directive (EU) 2023/2225 Art. 10) */
export function view({
  props,
  data: { state },
  page,
}: ViewInput<CreditInformationProps, { state: CreditState }, never, never>) {
  const { paper, refusal, token } = state;
  const Level = `h${props.level}` as const;
  const Next = props.level === 1 ? 'h2' : 'h3';
  return (
    <section
      className={classNames(section.inner, checkoutStyles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="credit-information"
    >
      <div className={orderPage.root}>
        <Level className={checkoutStyles.title} id={`${page.nodeId}.title`}>
          {paper?.title ?? page.t('checkout.credit-information')}
        </Level>
        {refusal !== '' && <p className={styles.text}>{refusal}</p>}
        {paper?.parts.map((part, index) => (
          <PartView key={index} part={part} heading={Next} />
        ))}
        <Links file={paper?.file} token={token} page={page} />
      </div>
    </section>
  );
}

function PartView({ part, heading: Heading }: { part: Part; heading: 'h2' | 'h3' }) {
  switch (part.kind) {
    case 'heading':
      return <Heading className={styles.heading}>{part.text}</Heading>;
    case 'paragraph':
      return <p className={styles.text}>{part.text}</p>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {part.rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...part} />;
  }
}

function Table({ columns, rows }: Extract<Part, { kind: 'table' }>) {
  const place = (index: number): string | undefined =>
    columns[index]?.align === 'end' ? styles.end : undefined;
  return (
    <table className={classNames(checkoutParts.plan, styles.table)}>
      <thead>
        <tr>
          {columns.map(({ title }, index) => (
            <th key={title} scope="col" className={place(index)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, index) => (
              <td key={index} className={place(index)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({ file, token, page }: { file: string | undefined; token: string; page: PageView }) {
  const back =
    token === ''
      ? { target: { route: 'checkout-payment' }, words: 'to-payment' }
      : { target: { route: 'order-confirmation', params: { [orderQuery.token]: token } }, words: 'to-order' };
  const target = page.link(back.target);
  return (
    <p className={checkoutStyles.actions}>
      {/* A call has one address in every language. */}
      {file !== undefined && (
        <a className={classNames(button.root, button.secondary)} href={file}>
          {page.t('credit-information.pdf')}
        </a>
      )}
      {target && (
        <a className={checkoutStyles.link} href={target.href}>
          {page.t(`credit-information.${back.words}`)}
        </a>
      )}
    </p>
  );
}
