import type { ReactNode } from 'react';
import type { PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { PageView } from '../define/page-view.ts';
import { FieldFault } from '../form/field.tsx';
import { field } from '../form/field-styles.ts';
import { hidden } from '../style/visually-hidden.ts';
import { ChoiceCard } from './choice-card.tsx';
import { choiceCards as styles } from './choice-card-styles.ts';
import { methodName } from './method-name.ts';

/** Cards that one pays with look alike, and stand together. */
const creditCards: readonly PaymentMeans[] = ['mastercard', 'visa', 'diners', 'discover'];

interface OfferedMeans {
  method: PaymentMeans;
  /** Why it cannot be chosen; null: it can. */
  refusal: string | null;
}

interface MethodChoiceProps {
  /** The `id` of the field, to which the form's faults lead. */
  id: string;
  means: readonly OfferedMeans[];
  chosen: string | undefined;
  fault: string | undefined;
  page: PageView;
  /** What opens below a means of payment that is chosen. */
  bodyOf?: (method: PaymentMeans) => ReactNode;
}

/** Every means of payment that there is; those that cannot be chosen stand last and say why. */
export function MethodChoice({ id, means, chosen, fault, page, bodyOf }: MethodChoiceProps) {
  const alone = means.filter(({ method }) => !creditCards.includes(method));
  const offered = alone.filter(({ refusal }) => refusal === null);
  const refused = alone.filter(({ refusal }) => refusal !== null);
  const cards = means.filter(({ method }) => creditCards.includes(method));
  const firstMethod = [...offered, ...cards].find(({ refusal }) => refusal === null)?.method;
  const firstOf = (method: PaymentMeans) =>
    method !== firstMethod
      ? { required: true }
      : {
          ...{ id, required: true, 'data-missing': page.t('checkout.fault.payment.missing') },
          ...{ 'aria-describedby': `${id}-fault`, 'aria-invalid': fault === undefined ? undefined : true },
        };
  return (
    <fieldset className={styles.list}>
      <legend className={hidden.root}>
        {page.t('checkout.payment')}
        <span aria-hidden="true"> *</span>
      </legend>
      {offered.map(({ method }) => (
        <ChoiceCard
          key={method}
          name="method"
          value={method}
          title={methodName(method, page)}
          detail={page.t(`checkout.method-detail.${method}`)}
          isChecked={chosen === method}
          first={firstOf(method)}
        >
          {bodyOf?.(method)}
        </ChoiceCard>
      ))}
      {cards.length > 0 && (
        <div className={styles.root}>
          <div className={styles.several}>
            <b>{page.t('checkout.method.cards')}</b>
            <div className={styles.chips}>
              {cards.map(({ method, refusal }) => (
                <label key={method} className={field.choice}>
                  <input
                    {...(refusal === null && firstOf(method))}
                    className={field.tick}
                    type="radio"
                    name="method"
                    value={method}
                    defaultChecked={chosen === method && refusal === null}
                    disabled={refusal !== null}
                  />
                  {methodName(method, page)}
                </label>
              ))}
            </div>
            <Refusals cards={cards} />
          </div>
        </div>
      )}
      {refused.map(({ method, refusal }) => (
        <ChoiceCard
          key={method}
          name="method"
          value={method}
          title={methodName(method, page)}
          detail={refusal ?? undefined}
          isChecked={false}
          isRefused
        />
      ))}
      <FieldFault id={id} words={fault} />
    </fieldset>
  );
}

/** Why cards cannot be chosen, each reason once. */
function Refusals({ cards }: { cards: readonly OfferedMeans[] }) {
  const reasons = new Set(cards.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])));
  return [...reasons].map((reason) => (
    <p key={reason} className={field.note}>
      {reason}
    </p>
  ));
}
