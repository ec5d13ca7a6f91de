import type { LineStep } from '../../../schemas/parcel/line-steps.ts';
import type { PageView } from '../define/page-view.ts';
import { orderLineStyles } from '../checkout/order-line-styles.ts';

interface LineStepsProps {
  steps: readonly LineStep[];
  page: PageView;
}

/** Where the pieces of an article are, and what happens next with them. */
export function LineSteps({ steps, page }: LineStepsProps) {
  return steps.map(({ step, quantity }) => {
    const words = page.t(`ordered.step.${step}`);
    return (
      <p key={step} className={orderLineStyles.step} data-step={step}>
        {steps.length === 1 ? words : page.t('ordered.step-of', { count: quantity, words })}
      </p>
    );
  });
}
