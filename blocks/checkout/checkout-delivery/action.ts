import { offerPlaces } from '../../kit/place/offer-places.ts';
import { startStep } from '../../kit/checkout/start-step.ts';

/** Its form is sent by the browser. */
export function run(): void {}

/** Takes over the checks of its form, and what of it is shown. */
export function start(form: HTMLElement): void {
  startStep(form);
  if (form instanceof HTMLFormElement) offerPlaces(form);
}
