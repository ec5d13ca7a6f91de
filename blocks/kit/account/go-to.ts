/** Goes to a page; where one is there already, it is asked for anew, as it may look different now. */
export function goTo(target: URL): void {
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
}
