import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Translate } from '../../i18n/translator.ts';

/** The blocks of this build by type. */
export type Blocks = ReadonlyMap<string, BlockInfo>;

/** A block's name in the editor's language; one that this build does not know is called by its type. */
export function blockName(text: Translate, type: string): string {
  if (type === '') return text('outline.noType');
  const key = `blocks.${type}`;
  const name = text(key);
  return name === key ? type : name;
}
