import { defineBlock } from '../../kit/define/define-block.ts';
import { props } from './schema.ts';
import { view } from './view.tsx';

export const block = defineBlock({ type: 'wishlist-heart', v: 1, policy: 'hide', props, styles: [], view });
