import type { Finding } from '../../schemas/issue.ts';
import type { When } from '../../schemas/page.ts';

/** What a condition that is understood can never fulfil; `locales`: those of the shop, absent: nobody knows them. */
export function findingsOfWhen(
  { from, to, locale }: When,
  locales: readonly string[] | undefined,
): Finding[] {
  const findings: Finding[] = [];
  if (from && to && Date.parse(from) >= Date.parse(to)) {
    const message = `The condition ends (${to}) before anything is shown (from ${from}).`;
    findings.push(never('/when/to', message, 'Let it begin before it ends.'));
  }
  for (const [index, name] of (locale ?? []).entries()) {
    if (locales?.includes(name) !== false) continue;
    const hint = `Name one of these: ${locales.join(', ')}.`;
    findings.push(never(`/when/locale/${index}`, `The shop does not speak ${name}.`, hint));
  }
  return findings;
}

function never(pointer: string, message: string, hint: string): Finding {
  return { code: 'when-never', severity: 'warning', pointer, message, hint };
}
