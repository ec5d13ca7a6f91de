import type { FormState } from '../../../../schemas/account/form-state.ts';
import type { KnownVisitor } from '../../../../schemas/account/known-visitor.ts';

/** What a form is drawn with at first; `more` says what is different. */
export function testFormState({
  rules,
  ...more
}: Partial<Omit<FormState, 'rules'>> & { rules?: Partial<FormState['rules']> } = {}): FormState {
  return {
    ...{ values: {}, faults: [], notice: null, isOver: false, formToken: '', needsProof: false, target: '' },
    ...more,
    rules: { passwordMin: 8, birthday: 'optional', numberLogin: false, ...rules },
  };
}

export const testCustomer: Extract<KnownVisitor, { kind: 'full' }> = {
  ...{ kind: 'full', firstName: 'Katharina', lastName: 'Berger', customerNumber: '10482213' },
  ...{ email: 'katharina.berger@example.at', birthday: '1988-03-14', salutation: 'female' },
  ...{ premiumRenewsOn: null, phone: null, hasPassword: true, bonusProgram: false },
};
