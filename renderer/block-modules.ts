import type { Block } from '../blocks/kit/define/define-block.ts';
import { createRegistry, type Registry } from './contract/registry.ts';
import type { Messages } from './i18n/translator.ts';

const modules = import.meta.glob<{ block: Block }>('../blocks/*/*/block.ts', { eager: true });
const texts = import.meta.glob<Record<string, string>>(
  ['./messages/*.json', '../blocks/*/*/messages/*.json'],
  { eager: true, import: 'default' },
);

/** The blocks of this build: the folder listing is the registry. */
export const registry: Registry = createRegistry(modules);

/** Texts of the engine and of all blocks, by language. */
export const builtInMessages: Messages = gather();

function gather(): Messages {
  const messages: Messages = {};
  for (const [path, entries] of Object.entries(texts)) {
    const language = path.split('/').at(-1)?.replace('.json', '') ?? '';
    const known = (messages[language] ??= {});
    for (const [key, text] of Object.entries(entries)) {
      if (known[key] !== undefined) throw new Error(`${path}: the text "${key}" is defined twice`);
      known[key] = text;
    }
  }
  return messages;
}
