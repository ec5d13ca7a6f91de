import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { OpenDocument } from '../../../schemas/editing/document.ts';
import type { Blocks } from '../blocks/block-list.ts';

const heading = { id: 'title', type: 'heading', props: { text: 'Herbst' } };
const inner = { id: 'inner', type: 'rich-text', props: { html: '<p>Text</p>' } };
const columns = { id: 'cols', type: 'columns', props: {}, slots: { first: [inner] } };

/** A page of a heading, and columns in which a text stands. */
export const sampleDocument = {
  format: 'webapp_json',
  formatVersion: 1,
  page: { id: 'p', title: 'Herbst' },
  regions: { main: [heading, columns] },
};

/** The same as it is opened. */
export function sampleOpen(revision = 0, document: object = sampleDocument): OpenDocument {
  return {
    summary: {
      ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'page', locale: 'de-AT', key: '/lp/herbst' },
      ...{ title: 'Herbst', state: 'published', approval: 'none', changedAt: 0 },
    },
    text: JSON.stringify(document),
    base: { version: 1, revision },
    ids: {},
  };
}

function block(type: string, slots: BlockInfo['slots'] = {}, group = 'content'): [string, BlockInfo] {
  return [
    type,
    { type, v: 1, group, slots, schema: {}, data: {}, example: { type, props: { text: 'Neu' } } },
  ];
}

/** Blocks that a page may be made of; `header` takes one `service-flyout`, `carousel` two of whatever. */
export const sampleBlocks: Blocks = new Map([
  block('heading'),
  block('rich-text'),
  block('columns', { first: {}, second: {}, third: {} }),
  block('carousel', { items: { max: 2 } }),
  block('header', { service: { allow: ['service-flyout'], max: 1 } }, 'frame'),
  block('service-flyout', {}, 'frame'),
]);

/** Memory in the place of the browser's. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
