import type { Issue } from '../../schemas/issue.ts';
import { elementIssue, quoted } from './element-issue.ts';
import { nameOf, type PageElement } from './page-elements.ts';

const roles: Readonly<Record<string, string>> = { nav: 'navigation', aside: 'complementary', main: 'main' };

/** Landmarks by which people with a screen reader walk through a page, and cannot tell apart. */
export function landmarkIssues(shown: readonly PageElement[]): Issue[] {
  const landmarks = shown.flatMap((element) => {
    const { tag, attributes } = element;
    const role = attributes.role ?? roles[tag];
    const isLandmark = role !== undefined && Object.values(roles).includes(role);
    // The text in a landmark is no name of it.
    return isLandmark ? [{ element, role, name: nameOf({ ...element, text: '' }, shown) }] : [];
  });
  const alike = Map.groupBy(landmarks, ({ role, name }) => `${role} ${name.toLowerCase()}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ element, role, name }) => {
      if (!first || !element.node.isOwn) return [];
      const message =
        name === ''
          ? `The page has several parts of the kind "${role}" without a name.`
          : `The page has several parts of the kind "${role}" with the name ${quoted(name)}.`;
      return [
        elementIssue('landmark-alike', 'warning', element, message, 'Give each a headline of its own.'),
      ];
    }),
  );
}
