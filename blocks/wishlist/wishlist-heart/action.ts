import { pressHeart } from './press-heart.ts';

/** A heart was pressed: the form that it sends, and the heart as what sent it. */
export function run(_form: HTMLElement, event: Event): void {
  const heart = event instanceof SubmitEvent ? event.submitter : null;
  if (heart instanceof HTMLButtonElement) void pressHeart(heart);
}
