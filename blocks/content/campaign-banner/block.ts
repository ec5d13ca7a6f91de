import { banners } from '../../../schemas/banners.ts';
import { defineBlock } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { section } from '../../kit/section/section.ts';
import { load } from './load.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: 'campaign-banner',
  v: 1,
  policy: 'hide',
  props,
  data: { banners: { schema: banners, required: true, isContent: true } },
  load,
  references({ banner }, { banners: file }) {
    const known = file?.banners.map(({ id }) => id);
    return known ? [{ pointer: '/banner', what: 'banner', name: banner, known }] : [];
  },
  leastReferences: { banner: 1 },
  expires({ banner }, data) {
    const until = data.banners?.banners.find(({ id }) => id === banner)?.validUntil;
    return until ? Date.parse(until) : undefined;
  },
  styles: [section, iconStyles, styles],
  view,
});
