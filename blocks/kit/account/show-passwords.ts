/** Shows the buttons of passwords, which show what was typed, and hide it again; before it is sent it is hidden. */
export function showPasswords(form: HTMLFormElement): void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[data-show]')];
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => turn(button, button.dataset.shown === undefined));
  }
  form.addEventListener('submit', () => {
    // Browsers keep what they take for the words of a search.
    for (const button of buttons) turn(button, false);
  });
}

function turn(button: HTMLButtonElement, isShown: boolean): void {
  const box = button.parentElement?.querySelector('input');
  if (!box || isShown === (button.dataset.shown !== undefined)) return;
  box.type = isShown ? 'text' : 'password';
  // Only what is a text can be written with capitals by itself.
  box.autocapitalize = 'none';
  button.toggleAttribute('data-shown', isShown);
  [button.ariaLabel, button.dataset.other] = [button.dataset.other ?? '', button.ariaLabel ?? ''];
}
