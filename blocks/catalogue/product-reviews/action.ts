import { guardForm } from '../../kit/form/guard-form.ts';
import { showList } from './show-list.ts';
import { sendReview, sendVote } from './send.ts';

const guarded = new WeakSet<HTMLFormElement>();

/** Lists are taken from their own pages, votes and reviews are sent, without leaving this page. */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLAnchorElement) void showList(element);
  else if (event.type === 'toggle') guardNew(element.querySelector('form'));
  else if (element instanceof HTMLFormElement) submit(element, event as SubmitEvent);
}

function guardNew(form: HTMLFormElement | null): void {
  if (!form || guarded.has(form)) return;
  guarded.add(form);
  guardForm(form);
}

function submit(form: HTMLFormElement, { submitter }: SubmitEvent): void {
  if (submitter instanceof HTMLButtonElement && submitter.name === 'vote') void sendVote(form, submitter);
  // What is missing was named by the form itself.
  else if (form.checkValidity()) void sendReview(form);
}
