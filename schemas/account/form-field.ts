import { z } from 'zod';
import { fieldLimit, proofLimit } from './account-limits.ts';

/** A field of a form: text, empty where nothing was sent. What is in it is looked at afterwards, to name what is wrong. */
export const formField = z.string().max(fieldLimit).default('');
/** A box that is ticked or not. */
export const formBox = z.enum(['yes', '']).default('');

/** How a form shows that no program sends it: a solved captcha, or where no script runs the token that the form was drawn with. */
export const formProof = {
  captcha: z.string().max(proofLimit).default(''),
  formToken: z.string().max(proofLimit).default(''),
};
export type FormProof = { captcha: string; formToken: string };

export const hasProof = ({ captcha, formToken }: FormProof): boolean => captcha !== '' || formToken !== '';
