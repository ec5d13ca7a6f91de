import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

interface ControlsProps {
  page: PageView;
  /** Whether it can move by itself. */
  canPlay: boolean;
  /** Class that says in which widths there is something to move. */
  visible: string | undefined;
}

/** Buttons of a carousel. They stand before the slides: who listens to the page can pause before anything is read. (4.037, 4.038) */
export function Controls({ page, canPlay, visible }: ControlsProps) {
  return (
    <div className={classNames(styles.controls, visible)}>
      {canPlay && (
        <button
          type="button"
          className={styles.control}
          aria-label={page.t('carousel.start')}
          data-action="carousel"
          data-toggle=""
          data-start={page.t('carousel.start')}
          data-pause={page.t('carousel.pause')}
        >
          <svg className={classNames(iconStyles.root, styles.play)} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.500v13l10.5-6.500z" />
          </svg>
          <svg className={classNames(iconStyles.root, styles.pause)} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6v12M15 6v12" />
          </svg>
        </button>
      )}
      <Step step={-1} label={page.t('carousel.previous')} />
      <Step step={1} label={page.t('carousel.next')} />
    </div>
  );
}

function Step({ step, label }: { step: 1 | -1; label: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.control, step === -1 && styles.back)}
      aria-label={label}
      data-action="carousel"
      data-step={step}
    >
      <Icon name="chevron-right" />
    </button>
  );
}
