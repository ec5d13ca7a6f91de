// Runs in the browser; what it fills is drawn by `Field` (with `faults`) and `FormSummary`.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds an element of the page; tests bring their own. */
type Find = (id: string) => HTMLElement | null;

/**
 * Takes over the checks of a form whose fields bring their `faults`. Its button says by `aria-disabled` whether
 * something is missing, but can always be reached and pressed: then all faults are named in the summary and beside their
 * fields, and the first of these fields has the focus. Without this code the browser checks the fields, and the server.
 */
export function guardForm(form: HTMLFormElement, find: Find = (id) => document.getElementById(id)): void {
  const button = form.querySelector('[type=submit]');
  const controls = [...form.elements].filter(isControl);

  function refresh(): void {
    button?.setAttribute('aria-disabled', String(controls.some(isFaulty)));
    // What was found wrong is taken back as soon as it is right, and never told before the button was pressed.
    for (const control of controls) if (control.ariaInvalid === 'true') tell(control, find);
    showSummary();
  }

  function showSummary(): void {
    const summary = find(`${form.id}-summary`);
    if (summary) summary.hidden = !controls.some((control) => control.ariaInvalid === 'true');
  }

  form.noValidate = true;
  form.addEventListener('input', refresh);
  form.addEventListener('change', refresh);
  form.addEventListener('submit', (event) => {
    for (const control of controls) tell(control, find);
    showSummary();
    const first = controls.find(isFaulty);
    if (!first) return;
    event.preventDefault();
    first.focus();
  });
  refresh();
}

function isControl(element: Element): element is Control {
  return 'willValidate' in element && element.willValidate === true;
}

function isFaulty({ validity }: Control): boolean {
  return !validity.valid;
}

/** Says beside the field and in the summary what is wrong with it, or that nothing is. */
function tell(control: Control, find: Find): void {
  const { missing = '', wrong = missing } = control.dataset;
  const fault = isFaulty(control) ? (control.validity.valueMissing ? missing : wrong) : '';
  if (fault === '') control.ariaInvalid = null;
  else control.ariaInvalid = 'true';
  for (const place of [find(`${control.id}-fault`), find(`${control.id}-told`)]) {
    if (!place) continue;
    place.hidden = fault === '';
    const words = place.querySelector('[data-words]');
    if (words) words.textContent = fault;
  }
}
