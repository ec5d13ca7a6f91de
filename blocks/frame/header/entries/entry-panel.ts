import { injectStyles } from '../../../kit/browser/inject-styles.ts';

/** A panel that drops from an entry of the header, made of the template beside it. */
interface EntryPanel {
  /** Opens it below its entry, or closes it. Its element where it has opened; where there is no template the link is followed. */
  toggle(link: HTMLAnchorElement): HTMLElement | undefined;
}

/** `styles`: those of the panel; `furnish` is called once for each that is made. */
export function createEntryPanel(
  styles: { css: string; classes: { root: string } },
  furnish: (panel: HTMLElement, link: HTMLAnchorElement) => void = () => {},
): EntryPanel {
  const made = new WeakMap<HTMLAnchorElement, HTMLElement>();
  let wasOpen = false;

  function make(link: HTMLAnchorElement): HTMLElement | undefined {
    const template = link.parentElement?.querySelector('template');
    const panel = template?.content.firstElementChild?.cloneNode(true);
    if (!(panel instanceof HTMLElement)) return undefined;
    injectStyles(styles.css);
    panel.className = styles.classes.root;
    made.set(link, panel);
    // Right behind its entry: focus goes on into it.
    link.after(panel);
    link.ariaHasPopup = 'dialog';
    link.ariaExpanded = 'false';
    panel.addEventListener('toggle', (event) => (link.ariaExpanded = String(event.newState === 'open')));
    link.addEventListener('pointerdown', () => (wasOpen = panel.matches(':popover-open')));
    furnish(panel, link);
    return panel;
  }

  return {
    toggle(link) {
      const panel = made.get(link) ?? make(link);
      if (!panel) {
        location.assign(link.href);
        return undefined;
      }
      // A press has closed it already, as one beside it does.
      if (wasOpen || panel.matches(':popover-open')) {
        wasOpen = false;
        panel.hidePopover();
        return undefined;
      }
      panel.showPopover();
      panel.focus();
      return panel;
    },
  };
}
