import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { LinkView } from '../../kit/link-view.tsx';
import { section } from '../../kit/section.ts';
import { untilText } from '../../kit/until-text.ts';
import type { CountdownProps } from './schema.ts';
import { styles } from './styles.ts';

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
            <LinkView link={link} page={page} className={styles.link} otherwise="nothing">
              {link.label}
            </LinkView>
          )}
        </div>
        <div className={styles.clock} role="timer" aria-label={page.t('countdown.left')}>
          <Unit
            unit="days"
            one={page.t('countdown.days', { count: 1 })}
            other={page.t('countdown.days', { count: 2 })}
          />
          <Unit
            unit="hours"
            one={page.t('countdown.hours', { count: 1 })}
            other={page.t('countdown.hours', { count: 2 })}
          />
          <Unit
            unit="minutes"
            one={page.t('countdown.minutes', { count: 1 })}
            other={page.t('countdown.minutes', { count: 2 })}
          />
          <Unit
            unit="seconds"
            one={page.t('countdown.seconds', { count: 1 })}
            other={page.t('countdown.seconds', { count: 2 })}
            isHidden
          />
        </div>
      </div>
    </section>
  );
}

interface UnitProps {
  unit: string;
  one: string;
  other: string;
  isHidden?: boolean;
}

function Unit({ unit, one, other, isHidden = false }: UnitProps) {
  return (
    <span className={styles.unit} data-unit={unit} data-one={one} data-other={other} hidden={isHidden}>
      <b>00</b>
      <span>{other}</span>
    </span>
  );
}
