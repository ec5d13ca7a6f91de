import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { untilText } from '../../kit/text/until-text.ts';
import type { CountdownProps } from './schema.ts';
import { styles } from './styles.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Says until when; how long that still is, the action counts by the server's clock. */
export function view({ props, page }: ViewInput<CountdownProps, object, never, never>) {
  const { title, text, endsAt, ended, link } = props;
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      <div
        className={classNames(styles.box, styles.running)}
        data-action-start="countdown"
        data-ends={endsAt}
      >
        <div className={styles.words}>
          <h2 className={classNames(section.title, styles.title)}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.until}>
            <time dateTime={endsAt}>{page.t('countdown.until', { until: untilText(endsAt, page) })}</time>
          </p>
          <p className={styles.ended}>{ended ?? page.t('countdown.ended')}</p>
          {link && (
            <LinkView link={link} page={page} className={styles.link} otherwise="bare-words">
              {link.label}
            </LinkView>
          )}
        </div>
        <div className={styles.clock} role="timer" aria-label={page.t('countdown.left')}>
          {units.map((unit) => (
            <Unit key={unit} unit={unit} page={page} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Both forms of its name go along: which one is right changes while the action counts. Seconds are its own to show. */
function Unit({ unit, page }: { unit: (typeof units)[number]; page: PageView }) {
  const other = page.t(`countdown.${unit}`, { count: 2 });
  return (
    <span
      className={styles.unit}
      data-unit={unit}
      data-one={page.t(`countdown.${unit}`, { count: 1 })}
      data-other={other}
      hidden={unit === 'seconds'}
    >
      <b>00</b>
      <span>{other}</span>
    </span>
  );
}
