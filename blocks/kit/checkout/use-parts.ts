// Runs in the browser. Without it every part counts, seen or not, and the server looks at what was chosen.

/**
 * Leaves out parts of a form that are not shown: `data-when="name value …"` names the radio button that shows them, and with
 * which values. What has to be filled in there (`data-required`) has to be only while they are.
 */
export function useParts(
  form: HTMLFormElement,
  valueOf = (name: string): unknown => new FormData(form).get(name),
): void {
  const parts = [...form.querySelectorAll<HTMLFieldSetElement>('[data-when]')];
  if (parts.length === 0) return;

  function refresh(): void {
    for (const part of parts) {
      const [name = '', ...values] = (part.dataset.when ?? '').split(' ');
      const isShown = values.includes(String(valueOf(name)));
      part.disabled = !isShown;
      for (const control of part.querySelectorAll<HTMLInputElement>('[data-required]'))
        control.required = isShown;
    }
  }

  // Before the guard of the form looks at what is filled in.
  for (const type of ['input', 'change']) form.addEventListener(type, refresh, { capture: true });
  refresh();
  form.dispatchEvent(new Event('input'));
}
