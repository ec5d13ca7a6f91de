import { defineStyles } from '../../kit/style.ts';
import { bar } from './bar-styles.ts';
import { flyout } from './flyout-styles.ts';
import { menu } from './menu-styles.ts';
import { search } from './search-styles.ts';
import { serviceArea } from './service-area-styles.ts';

// One unit, so that the parts can name one another.
export const styles = defineStyles('header', { ...bar, ...search, ...menu, ...serviceArea, ...flyout });
