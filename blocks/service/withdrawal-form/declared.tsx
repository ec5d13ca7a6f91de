import type { WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { styles } from './styles.ts';

interface DeclaredProps {
  level: 1 | 2;
  done: NonNullable<WithdrawalState['done']>;
  page: PageView;
}

/** What was declared, when it came, and what becomes of it. */
export function Declared({ level, done, page }: DeclaredProps) {
  const { date, time, email, outcome, number, articles } = done;
  const t = (key: string, values?: Record<string, string>): string =>
    page.t(`withdrawal-form.${key}`, values);
  return (
    <OrderPage
      level={level}
      kind="good"
      title={t('done-title')}
      texts={[t('done-received', { date, time }), t('done-mail', { email }), t(`done.${outcome}`)]}
      page={page}
    >
      <div className={orderPage.panel}>
        <h2 className={checkoutStyles.heading}>{t('done-content')}</h2>
        {number !== '' && <p className={checkoutStyles.text}>{t('done-number', { number })}</p>}
        <ul className={styles.articles}>
          {(articles.length === 0 ? [t('done-all')] : articles).map((article, index) => (
            <li key={`${index} ${article}`}>{article}</li>
          ))}
        </ul>
      </div>
      <p className={checkoutStyles.note}>
        <LinkView
          link={{ route: 'revocation' }}
          page={page}
          className={checkoutStyles.link}
          otherwise="nothing"
        >
          {t('rights')}
        </LinkView>
      </p>
    </OrderPage>
  );
}
