import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import type { PageView } from '../define/page-view.ts';
import { classNames } from '../style/class-names.ts';
import { hidden } from '../style/visually-hidden.ts';
import { stepBar as styles } from './step-bar-styles.ts';

/** How far an order is: its steps, of which those that are done lead back. List `stepBar` and `hidden` in the block's styles. */
export function StepBar({ steps, page }: { steps: CheckoutState['steps']; page: PageView }) {
  return (
    <nav aria-label={page.t('checkout.steps')}>
      <ol className={styles.root}>
        {steps.map(({ step, state, href }, index) => {
          const name = page.t(`checkout.step.${step}`);
          const isCurrent = state === 'current';
          const target = state === 'done' && href !== null ? page.link({ href }) : undefined;
          return (
            <li
              key={step}
              className={classNames(styles.step, state !== 'ahead' && styles.reached)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {target ? (
                <a href={target.href}>
                  <span className={styles.word}>{name}</span>
                  <span className={hidden.root}>{`, ${page.t('checkout.step-done')}`}</span>
                </a>
              ) : (
                <span className={styles.word}>{isCurrent ? `${index + 1}. ${name}` : name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
