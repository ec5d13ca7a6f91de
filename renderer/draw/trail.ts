import type { TrailStep } from '../../blocks/kit/define/page-view.ts';
import { isPageAddress } from '../../schemas/page-address.ts';
import type { PageMeta } from '../../schemas/page.ts';
import { visibleText } from '../../schemas/visible-text.ts';

/** The way from the home page to a page at a path. */
interface Trail {
  path: string;
  /** The pages above, as its document names them, and the page itself; none for the home page and what has no address. */
  steps: readonly TrailStep[];
  /** Names the steps, for keys of caches. */
  key: string;
}

const trails = new WeakMap<PageMeta, Trail>();

/** The trail of a page that is drawn at `path` (without locale prefix): the same object for the same page. */
export function trailOf(meta: PageMeta, path: string): Trail {
  let trail = trails.get(meta);
  if (trail?.path !== path) trails.set(meta, (trail = makeTrail(meta, path)));
  return trail;
}

function makeTrail({ breadcrumbs, title }: PageMeta, path: string): Trail {
  // A way to what has no name says nothing.
  if (path === '/' || !isPageAddress(path) || title.trim() === '') return { path, steps: [], key: '' };
  const named = breadcrumbs
    .map((step) => ({ label: visibleText(step.label), path: step.path }))
    .filter((step) => step.label.trim() !== '');
  // The page itself may have a shorter name than its title.
  const own = named.find((step) => step.path === path);
  const steps = [...named.filter((step) => step.path !== path), own ?? { label: title, path }];
  return { path, steps, key: JSON.stringify(steps) };
}
