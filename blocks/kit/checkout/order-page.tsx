import type { ReactNode } from 'react';
import type { PageView } from '../define/page-view.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { section } from '../section/section.ts';
import { classNames } from '../style/class-names.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { orderPage as styles } from './order-page-styles.ts';

interface OrderPageProps {
  level: 1 | 2;
  kind: 'good' | 'bad' | 'open';
  title: string;
  /** What it means, and what happens next. */
  texts: readonly string[];
  page: PageView;
  children?: ReactNode;
}

const icons: Record<OrderPageProps['kind'], IconName> = { good: 'check', bad: 'warning', open: 'info' };

/** A page about an order that was placed: what has become of it, in a sentence, before everything else. */
export function OrderPage({ level, kind, title, texts, page, children }: OrderPageProps) {
  const Level = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, checkoutStyles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="order"
    >
      <div className={styles.root}>
        <div className={styles.state} data-kind={kind}>
          <Icon name={icons[kind]} />
          <div>
            <Level className={checkoutStyles.title} id={`${page.nodeId}.title`}>
              {title}
            </Level>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
