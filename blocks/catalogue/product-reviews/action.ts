import { guardOnce } from '../../kit/form/guard-once.ts';
import { showList } from './show-list.ts';
import { sendReview, sendVote } from './send.ts';

/** Lists are taken from their own pages, votes and reviews are sent, without leaving this page. */
export function run(element: HTMLElement, event: Event): void {
  if (element instanceof HTMLAnchorElement) void showList(element);
  else if (event.type === 'toggle') guard(element.querySelector('form'));
  else if (element instanceof HTMLFormElement) submit(element, event as SubmitEvent);
}

function guard(form: HTMLFormElement | null): void {
  if (form) guardOnce(form);
}

function submit(form: HTMLFormElement, { submitter }: SubmitEvent): void {
  if (submitter instanceof HTMLButtonElement && submitter.name === 'vote') void sendVote(form, submitter);
  // What is missing was named by the form itself.
  else if (form.checkValidity()) void sendReview(form);
}
