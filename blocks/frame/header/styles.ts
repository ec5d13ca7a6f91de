import { defineStyles } from '../../kit/style/define-styles.ts';
import { bar } from './bar-styles.ts';
import { flyout } from './menu/flyout-styles.ts';
import { menu } from './menu/menu-styles.ts';
import { search } from './search/search-styles.ts';
import { serviceArea } from './menu/service-area-styles.ts';

// One unit, so that the parts can name one another.
export const styles = defineStyles('header', { ...bar, ...search, ...menu, ...serviceArea, ...flyout });
