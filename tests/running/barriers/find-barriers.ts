import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { type Survey, surveyPage } from './survey-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at how the parts of a page stand to each other. All others judge each element by what it is and stands on. */
const pageRules = [
  ...[
    'accesskeys',
    'bypass',
    'css-orientation-lock',
    'document-title',
    'duplicate-id',
    'duplicate-id-active',
  ],
  ...['duplicate-id-aria', 'heading-order', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'],
  ...[
    'landmark-banner-is-top-level',
    'landmark-complementary-is-top-level',
    'landmark-contentinfo-is-top-level',
  ],
  ...['landmark-main-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...['landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique', 'meta-refresh', 'meta-viewport'],
  ...['meta-viewport-large', 'page-has-heading-one', 'region', 'skip-link'],
];

/** Above this part of a page that was not judged before, all of it is judged at once. */
const mostlyNew = 0.5;

/** What was judged and found good, for each list of rules that were left out: it will be good again. */
const judged = new Map<string, { parts: Set<number>; pages: Set<number> }>();

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page as it stands, one line each; `except` names rules that do not hold on it. Parts that look alike to
 * axe are judged once in a process, wherever they stand: most of a page is on every other page as well, and axe takes longer
 * for it than a browser for all the rest.
 */
export async function findBarriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  const survey = await page.evaluate(surveyPage);
  const known = knownWithout(except);
  const old = oldParts(survey, known.parts);
  const newCount = survey.parts.length - old.reduce((sum, at) => sum + (survey.sizes[at] ?? 0), 0);
  const isPageNew = !known.pages.has(survey.page);
  if (newCount === 0 && !isPageNew) return [];
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const found: string[] = [];
  if (newCount > survey.parts.length * mostlyNew) {
    found.push(...(await judge(page, { rules, runOnly: { type: 'tag', values: tags } }, [])));
  } else {
    if (isPageNew) found.push(...(await judge(page, { rules, runOnly: pageRules }, [])));
    const local = { ...rules, ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
    if (newCount > 0)
      found.push(...(await judge(page, { rules: local, runOnly: { type: 'tag', values: tags } }, old)));
  }
  if (found.length > 0) return found;
  known.pages.add(survey.page);
  for (const part of survey.parts) known.parts.add(part);
  return [];
}

function knownWithout(except: readonly string[]): { parts: Set<number>; pages: Set<number> } {
  const key = except.toSorted().join();
  const known = judged.get(key) ?? { parts: new Set(), pages: new Set() };
  judged.set(key, known);
  return known;
}

/** Places of the outermost parts that were judged before. */
function oldParts({ parts, sizes }: Survey, known: ReadonlySet<number>): number[] {
  const old: number[] = [];
  for (let at = 0; at < parts.length;) {
    const isOld = known.has(parts[at] ?? 0);
    if (isOld) old.push(at);
    at += isOld ? (sizes[at] ?? 1) : 1;
  }
  return old;
}

/** Judges all of a page but the parts at some places of its survey. */
async function judge(page: Page, options: RunOptions, without: readonly number[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([given, places]) => {
      const { axe, surveyed } = window as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
        surveyed: Element[];
      };
      const context = places.length === 0 ? document : { exclude: places.map((at) => surveyed[at]) };
      // What passed is not named one by one.
      const result = await axe.run(context, { ...given, resultTypes: ['violations'] });
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ place: target.join(' '), failureSummary })),
      }));
    },
    [options, without] as const,
  );
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { place, failureSummary } of nodes) {
      if (id !== 'target-size' || !(await isLargeWhenScrolledTo(page, place)))
        found.push(`${id}: ${place}: ${failureSummary}`);
    }
  return found;
}

/** Whether a target is large enough in the middle of the window: at its edge, a bar may lie over half of anything. */
function isLargeWhenScrolledTo(page: Page, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<AxeResults> };
    };
    const before = scrollY;
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    const { violations } = await axe.run({ include: [[selector]] }, { runOnly: ['target-size'] });
    scrollTo(0, before);
    return violations.length === 0;
  }, target);
}
