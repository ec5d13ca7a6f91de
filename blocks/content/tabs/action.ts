import { makeTabs, showTab } from '../../kit/tabs/make-tabs.ts';

/** Makes tabs of the links in the list, and of the parts that they lead to. */
export function start(list: HTMLElement): void {
  makeTabs(list);
}

/** A link was pressed before its list was made into tabs. */
export function run(list: HTMLElement, { target }: Event): void {
  showTab(list, target as Element);
}
