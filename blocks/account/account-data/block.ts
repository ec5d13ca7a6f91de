import { formState } from '../../../schemas/account/form-state.ts';
import { knownVisitor } from '../../../schemas/account/known-visitor.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { button } from '../../kit/style/button.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { field } from '../../kit/form/field-styles.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'account-data',
  v: 1,
  policy: 'placeholder',
  props,
  data: {
    confirming: { schema: formState, required: true },
    details: { schema: formState, required: true },
    email: { schema: formState, required: true },
    password: { schema: formState, required: true },
    advertising: { schema: formState, required: true },
    visitor: { schema: knownVisitor, required: false },
  },
  load,
  styles: [accountForm, button, field, iconStyles, section, styles],
  view,
});
