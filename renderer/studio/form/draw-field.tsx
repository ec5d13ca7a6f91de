import type { ReactNode } from 'react';
import { ChoiceField, ChoicesField, IconField, SwitchField } from './fields/choice-fields.tsx';
import { ColourField } from './fields/colour-field.tsx';
import { GridField } from './fields/grid-field.tsx';
import { JsonField } from './fields/json-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { DayField, MomentField } from './fields/moment-fields.tsx';
import { NumberField } from './fields/number-field.tsx';
import { ObjectField, VariantsField } from './fields/object-field.tsx';
import { TextField } from './fields/text-field.tsx';
import type { FieldProps } from './node/form-context.ts';
import { LocaleField, NodeField } from './pickers/named-fields.tsx';
import { PickerField } from './pickers/picker-field.tsx';
import { FocusField, PictureField } from './pickers/picture-fields.tsx';
import { AddressField } from './pickers/target-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { fieldKind } from './shape/field-kind.ts';

/** The editor that fits a field. */
export function drawField(props: FieldProps): ReactNode {
  const kind = fieldKind(props.shape, props.name);
  switch (kind.kind) {
    case 'text':
      return <TextField {...props} isLong={false} />;
    case 'long-text':
      return <TextField {...props} isLong />;
    case 'rich-text':
      return <RichTextField {...props} />;
    case 'whole-number':
      return <NumberField {...props} isMoney={false} />;
    case 'money':
      return <NumberField {...props} isMoney />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'choice':
      return kind.several ? <ChoicesField {...props} {...kind} /> : <ChoiceField {...props} {...kind} />;
    case 'icon':
      return <IconField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'day':
      return <DayField {...props} />;
    case 'moment':
      return <MomentField {...props} />;
    case 'address':
      return <AddressField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'focus':
      return <FocusField {...props} />;
    case 'node':
      return <NodeField {...props} />;
    case 'locale':
      return <LocaleField {...props} />;
    case 'picker':
      return <PickerField {...props} {...kind} />;
    case 'list':
      return <ListField {...props} {...kind} />;
    case 'grid':
      return <GridField {...props} />;
    case 'object':
      return <ObjectField {...props} {...kind} />;
    case 'variants':
      return <VariantsField {...props} {...kind} />;
    case 'json':
      return <JsonField {...props} />;
  }
}
