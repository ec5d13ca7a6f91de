import { startStep } from '../../kit/checkout/start-step.ts';

/** Its forms are sent by the browser. */
export function run(): void {}

export const start = startStep;
