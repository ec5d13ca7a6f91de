import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'hint-bar',
  v: 1,
  policy: 'hide',
  props,
  references({ version }, _data, { locales }) {
    const known = locales.map(({ locale }) => locale);
    return version ? [{ pointer: '/version/locale', what: 'language', name: version.locale, known }] : [];
  },
  styles: [iconStyles, styles],
  view,
});
