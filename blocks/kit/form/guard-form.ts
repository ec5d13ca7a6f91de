// Runs in the browser; what it fills is drawn by `Field` (with `faults`) and `FormSummary`.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Finds an element of the page; tests bring their own. */
type Find = (id: string) => HTMLElement | null;

/** Sent to a form whose controls have got a `data-server-fault`, which is shown until they are changed. */
export const faultsFound = 'faults-found';

/**
 * Takes over the checks of a form whose fields bring their `faults`. Its button says by `aria-disabled` whether
 * something is missing, but can always be reached and pressed: then all faults are named in the summary and beside their
 * fields, and the first of these fields has the focus. Without this code the browser checks the fields, and the server.
 */
export function guardForm(form: HTMLFormElement, find: Find = (id) => document.getElementById(id)): void {
  const button = form.querySelector('[type=submit]');
  const controls = [...form.elements].filter(isControl);

  function refresh(event?: Event): void {
    // What the server found wrong was about what stood there before.
    for (const control of controls)
      if (isOfSameName(control, event?.target)) delete control.dataset.serverFault;
    button?.setAttribute('aria-disabled', String(controls.some(isFaulty)));
    // What was found wrong is taken back as soon as it is right, and never shown before the button was pressed.
    for (const control of controls) if (control.ariaInvalid === 'true') showFault(control, find);
    showSummary();
  }

  function showSummary(): void {
    const summary = find(`${form.id}-summary`);
    if (summary) summary.hidden = !controls.some((control) => control.ariaInvalid === 'true');
  }

  function showFaults(): void {
    for (const control of controls) showFault(control, find);
    showSummary();
  }

  form.noValidate = true;
  form.addEventListener('input', refresh);
  form.addEventListener('change', refresh);
  form.addEventListener(faultsFound, showFaults);
  form.addEventListener('submit', (event) => {
    // A second button may ask for something that needs no more than a part of the form.
    if ((event.submitter as HTMLButtonElement | null)?.formNoValidate) return;
    for (const control of controls) delete control.dataset.serverFault;
    showFaults();
    const first = controls.find(isFaulty);
    if (!first) return;
    event.preventDefault();
    first.focus();
  });
  refresh();
}

/** Radio buttons of one group are one field. */
function isOfSameName(control: Control, target: EventTarget | null | undefined): boolean {
  const name = (target as Partial<Control> | null | undefined)?.name ?? '';
  return control === target || (name !== '' && control.name === name);
}

/** Whether an element of a form is checked. */
export function isControl(element: Element): element is Control {
  return 'willValidate' in element && element.willValidate === true;
}

function isFaulty({ willValidate, validity }: Control): boolean {
  return willValidate && !validity.valid;
}

/** What the browser finds; empty: nothing. */
function foundIn({ willValidate, validity, dataset }: Control): string {
  const { missing = '', wrong = missing, short = wrong } = dataset;
  if (!willValidate || validity.valid) return '';
  if (validity.valueMissing) return missing;
  return validity.tooShort ? short : wrong;
}

/** Shows beside the field and in the summary what is wrong with it, or that nothing is. */
function showFault(control: Control, find: Find): void {
  const fault = control.dataset.serverFault ?? foundIn(control);
  if (fault === '') control.ariaInvalid = null;
  else control.ariaInvalid = 'true';
  for (const place of [find(`${control.id}-fault`), find(`${control.id}-listed`)]) {
    if (!place) continue;
    place.hidden = fault === '';
    const words = place.querySelector('[data-words]');
    if (words) words.textContent = fault;
  }
}
