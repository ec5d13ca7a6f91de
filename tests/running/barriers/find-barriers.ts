import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type Survey, surveyPage } from './survey-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules, by their names, that look at how parts of a page stand to each other, or read texts. All others judge elements one by one. */
const ofWholePages =
  /^(accesskeys|bypass|document-title|duplicate-.*|heading-order|html-.*|landmark-.*|meta-.*|page-.*|region|skip-link|.*-(redundant-alt|duplicate-name|title-unique))$/;

/** All rules that are kept: axe leaves those out that it only tries, or gives up. */
const allRules = axe
  .getRules(tags)
  .filter((rule) => !rule.tags.some((tag) => tag === 'experimental' || tag === 'deprecated'))
  .map(({ ruleId }) => ruleId);

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Above this part of a page that was not judged before, all of it is judged at once. */
const mostlyNew = 0.5;

/** What was judged and found good, for each list of rules that were left out: it will be good again. */
const judged = new Map<string, { parts: Set<number>; pages: Set<number> }>();

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
  const rules = allRules.filter((rule) => !except.includes(rule));
  const found: string[] = [];
  if (newCount > survey.parts.length * mostlyNew) {
    found.push(...(await judge(page, rules, [])));
  } else {
    const [ofPages, ofElements] = [true, false].map((isWhole) =>
      rules.filter((rule) => ofWholePages.test(rule) === isWhole),
    );
    if (isPageNew) found.push(...(await judge(page, ofPages ?? [], [])));
    if (newCount > 0) found.push(...(await judge(page, ofElements ?? [], old)));
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
async function judge(page: Page, rules: readonly string[], without: readonly number[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([runOnly, places]) => {
      const { axe: judges, surveyed } = window as unknown as { axe: typeof axe; surveyed: Element[] };
      const exclude = places.flatMap((at) => surveyed[at] ?? []);
      // What passed is not named one by one.
      const result = await judges.run(exclude.length === 0 ? document : { exclude }, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
      });
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ place: target.join(' '), failureSummary })),
      }));
    },
    [rules, without] as const,
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
    const { axe: judges } = window as unknown as { axe: typeof axe };
    const before = scrollY;
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    const { violations } = await judges.run({ include: [[selector]] }, { runOnly: ['target-size'] });
    scrollTo(0, before);
    return violations.length === 0;
  }, target);
}
