import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { Translate } from '../../i18n/translator.ts';
import { momentShort } from './local-time.ts';

/** In what a view differs from now and from nobody in particular, in words; empty where it does not. */
export function viewWords(view: ViewAs, text: Translate, language: string, timeZone: string): string[] {
  const { at, visitor, device, locale, variants = {}, down = [] } = view;
  return [
    locale,
    at === undefined ? undefined : momentShort(at, language, timeZone),
    visitor && text(`view.visitor.${visitor}`),
    device && text(`view.device.${device}`),
    ...Object.entries(variants).map(([experiment, variant]) => `${experiment}: ${variant}`),
    down.length > 0 ? text('view.down', { names: down.join(', ') }) : undefined,
  ].filter((word) => word !== undefined && word !== '') as string[];
}
