import { startStep } from '../../kit/checkout/start-step.ts';

/** Its form is sent by the browser. */
export function run(): void {}

/** Takes care that it is sent once, however often it is pressed. */
export function start(form: HTMLElement): void {
  startStep(form);
}
