import { currentExamples, type createExampleShop } from '../blocks/block-example.ts';

type ExampleShop = ReturnType<typeof createExampleShop>;

/**
 * The sentences that pages carry in attributes, for scripts to say when their time comes. That a page's HTML holds one of them
 * proves nothing.
 */
export async function attributeSentences(shop: ExampleShop, language: { tenant: string; locale: string }) {
  const found = new Set<string>();
  for (const example of currentExamples) {
    const { main } = await shop.draw(example, language);
    for (const [, value = ''] of main.matchAll(/ data-[a-z-]+="([^"]*)"/g))
      if (/^\p{Lu}.* .*[.!]$/u.test(value)) found.add(value);
  }
  return found;
}

/** Sentences that a test looks for in the whole HTML of a page, not in what somebody reads of it; `source`: of the test. */
export function sentencesInHtml(source: string): string[] {
  return source
    .split('.toContain(')
    .slice(1)
    .flatMap((after, index) => {
      const before = source.split('.toContain(')[index] ?? '';
      const subject = before.slice(before.lastIndexOf('expect('));
      const isHtml = /(?:\.text|html|main)\)(?:\.not)?$/.test(subject) && !subject.includes('seenText');
      const literal = /^\s*'([^'\n]*)'/.exec(after)?.[1];
      return isHtml && literal !== undefined && !literal.includes('<') ? [literal] : [];
    });
}
