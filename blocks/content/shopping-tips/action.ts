/** Opens the text above the button, or closes it; the button stays in view. */
export function run(button: HTMLElement): void {
  button.ariaExpanded = String(button.ariaExpanded !== 'true');
  button.scrollIntoView({ block: 'nearest' });
}
