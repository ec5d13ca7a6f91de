/** What the form of a choice has chosen, as addresses name it: not what is ordered with the article, which is sent alone. */
export function chosenBy(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const boxes = form
    .closest('[data-role=product]')
    ?.querySelectorAll<HTMLInputElement>('[data-part=services] input');
  for (const { name } of boxes ?? []) chosen.delete(name);
  return chosen;
}
