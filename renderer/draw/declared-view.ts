import type { Dimension } from '../../blocks/kit/define/define-block.ts';
import type { DeclaredView } from '../../blocks/kit/define/page-view.ts';
import type { ViewRequest } from './node-request.ts';
import { trailOf } from './trail.ts';

const undeclaredViews = new Map<string, DeclaredView>();

/** Of a block that declares nothing: whatever is read is refused. */
function undeclaredView(type: string): DeclaredView {
  let view = undeclaredViews.get(type);
  if (!view) {
    const refuse = (dimension: Dimension): never => {
      throw new Error(undeclared(type, dimension));
    };
    view = {
      get device() {
        return refuse('device');
      },
      get path() {
        return refuse('path');
      },
      get trail() {
        return refuse('trail');
      },
      get visitor() {
        return refuse('visitor');
      },
      query: (name) => refuse(`query:${name}`),
    };
    // Types are those of blocks: there are only so many.
    undeclaredViews.set(type, view);
  }
  return view;
}

function undeclared(type: string, dimension: Dimension): string {
  return `Block "${type}" reads "${dimension}": list it in \`varies\``;
}

/** Only what the block declared can be read, so that no HTML depends on what its cache key does not hold. */
export function declaredView(type: string, varies: readonly Dimension[], request: ViewRequest): DeclaredView {
  if (varies.length === 0) return undeclaredView(type);
  const allow = (dimension: Dimension): void => {
    if (!varies.includes(dimension)) throw new Error(undeclared(type, dimension));
  };
  return {
    get device() {
      allow('device');
      return request.device;
    },
    get path() {
      allow('path');
      return request.path;
    },
    get trail() {
      allow('trail');
      return trailOf(request.meta, request.path).steps;
    },
    get visitor() {
      allow('visitor');
      return request.visitor;
    },
    query(name) {
      allow(`query:${name}`);
      return request.query[name] ?? '';
    },
  };
}

/** Values of the declared dimensions, for the key of a node's cache. */
export function dimensionValues(varies: readonly Dimension[], request: ViewRequest): string {
  let values = '';
  for (const dimension of varies) {
    const value = valueOf(dimension, request);
    // In quotes, so that nothing that a visitor typed can look like the next value.
    values += value === '' ? '|' : `|${JSON.stringify(value)}`;
  }
  return values;
}

function valueOf(dimension: Dimension, request: ViewRequest): string {
  if (dimension === 'trail') return trailOf(request.meta, request.path).key;
  if (dimension === 'device' || dimension === 'path' || dimension === 'visitor') return request[dimension];
  return request.query[dimension.slice('query:'.length)] ?? '';
}
