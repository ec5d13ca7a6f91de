import { layoutId } from '../../../schemas/layout-id.ts';
import { nodeAround } from './part-places.ts';

/**
 * Keeps the question for consent from lying over what is edited; who walks through the page is asked as shoppers are. Where the
 * banner itself is edited it stays.
 */
export function createClearView(): (isEditing: boolean) => void {
  const banner = document.getElementById(layoutId('consent'));
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const show = (isEditing: boolean): void => {
    const isInTheWay = isEditing && banner !== null && nodeAround(banner) === undefined;
    sheet.replaceSync(isInTheWay ? `[id="${banner.id}"]{display:none!important}` : '');
  };
  show(true);
  return show;
}
