import { partQuery } from '../../../schemas/part-query.ts';

const adopted = new Set<string>();

/** The address of a page of which a script takes over a part: its styles come as text. */
export function partAddress(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(partQuery, '1');
  return url.href;
}

/**
 * Makes the styles of a page that was fetched as a part count on this one. As a sheet of their own, made by script, they
 * need no permission of the page's policy; each text is taken once. A rule that this page has stays where it is: coming
 * again, later, it would beat those that change it.
 */
export function adoptStyles(from: Document): void {
  const text = from.querySelector('script[data-styles]')?.textContent ?? '';
  if (text === '' || adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  dropRules(sheet, '', new Set(sheets.flatMap((own) => ruleKeys(own, ''))));
  document.adoptedStyleSheets.push(sheet);
}

/** A sheet, or a rule around rules: a condition or a layer. */
type RuleList = CSSStyleSheet | CSSGroupingRule;

/** Rules as their text behind the conditions that they stand under. */
function ruleKeys(list: RuleList, under: string): string[] {
  return [...list.cssRules].flatMap((rule) =>
    isAround(rule) ? ruleKeys(rule, conditionOf(rule, under)) : [under + rule.cssText],
  );
}

function dropRules(list: RuleList, under: string, own: ReadonlySet<string>): void {
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at];
    if (rule === undefined) continue;
    if (isAround(rule)) dropRules(rule, conditionOf(rule, under), own);
    const isNothing = isAround(rule) ? rule.cssRules.length === 0 : own.has(under + rule.cssText);
    if (isNothing) list.deleteRule(at);
  }
}

/** Style rules hold nested rules too, but are one whole with them. */
function isAround(rule: CSSRule): rule is CSSGroupingRule {
  return 'cssRules' in rule && 'deleteRule' in rule && 'insertRule' in rule && !('selectorText' in rule);
}

function conditionOf(rule: CSSGroupingRule, under: string): string {
  return `${under}${rule.cssText.slice(0, rule.cssText.indexOf('{') + 1)}`;
}
