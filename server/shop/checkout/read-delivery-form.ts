import { readEmailAddress } from '../../../schemas/account/email-address.ts';
import {
  addressFields,
  type AddressFault,
  readPostalAddress,
} from '../../../schemas/address/postal-address.ts';
import { readPhone } from '../../../schemas/address/phone.ts';
import type { CheckoutDraft, ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import { otherAddress } from '../../../schemas/checkout/checkout-form.ts';

/** What is wrong with a field of the step: its name, and the end of the key of the text that says why. */
export interface StepFault {
  field: string;
  fault: string;
}

export interface DeliveryQuestion {
  country: string;
  /** The customer's address of mail, which is not asked for again; null: a guest's is. */
  email: string | null;
  needsFreight: boolean;
  freightDays: readonly string[];
  /** The parcel shop that was chosen; undefined: none that there is; null: nobody can say now. */
  shop: ParcelShop | null | undefined;
}

type Told = Pick<CheckoutDraft, 'contact' | 'billing' | 'place' | 'freight'>;
type Typed = Readonly<Record<string, string>>;

/** Whom, where and when, as it was typed; all faults at once, in the order of the form. (Requirements 5.008–5.015) */
export function readDeliveryForm(
  typed: Typed,
  question: DeliveryQuestion,
): { ok: true; told: Told } | { ok: false; faults: StepFault[] } {
  const faults: StepFault[] = [];
  const email = question.email ?? readEmail(typed, faults);
  const billing = readAddress(typed, '', question.country, faults);
  const phone = readPhoneField(typed, question.needsFreight, faults);
  const place = readPlace(typed, question, faults);
  const freight = question.needsFreight ? readFreight(typed, question.freightDays, faults) : null;
  if (faults.length > 0 || !billing || !place) return { ok: false, faults };
  return { ok: true, told: { contact: { email, phone }, billing, place, freight } };
}

function readEmail(typed: Typed, faults: StepFault[]): string {
  const read = readEmailAddress(typed['email'] ?? '');
  if (read.ok) return read.email;
  faults.push({ field: 'email', fault: `email.${read.reason}` });
  return '';
}

function readAddress(typed: Typed, prefix: string, country: string, faults: StepFault[]) {
  const own = Object.fromEntries(addressFields.map((field) => [field, typed[`${prefix}${field}`] ?? '']));
  const read = readPostalAddress(own, country);
  if (read.ok) return read.address;
  faults.push(...read.faults.map((fault) => ({ field: `${prefix}${fieldOf(fault)}`, fault })));
  return null;
}

function fieldOf(fault: AddressFault): string {
  return fault.slice(0, fault.indexOf('.'));
}

function readPhoneField(typed: Typed, isNeeded: boolean, faults: StepFault[]): string | null {
  const read = readPhone(typed['phone'] ?? '');
  if (read.ok) return read.phone;
  if (read.reason === 'missing' && !isNeeded) return null;
  faults.push({ field: 'phone', fault: `phone.${read.reason}` });
  return null;
}

function readPlace(typed: Typed, question: DeliveryQuestion, faults: StepFault[]): Told['place'] {
  const wanted = typed['place'] ?? '';
  if (wanted === 'parcel-shop' && !question.needsFreight) {
    const { shop } = question;
    if (shop) return { kind: 'parcel-shop', shop };
    faults.push({ field: 'parcelShop', fault: shop === null ? 'parcelShop.away' : 'parcelShop.missing' });
    return null;
  }
  if (wanted !== 'other') return { kind: 'home', address: null };
  const address = readAddress(typed, otherAddress, question.country, faults);
  return address && { kind: 'home', address };
}

function readFreight(typed: Typed, days: readonly string[], faults: StepFault[]): Told['freight'] {
  const day = days.find((each) => each === typed['day']);
  if (day === undefined) faults.push({ field: 'day', fault: 'day.missing' });
  const floor = (typed['floor'] ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (floor === '') faults.push({ field: 'floor', fault: 'floor.missing' });
  if (floor.length > 40) faults.push({ field: 'floor', fault: 'floor.too-long' });
  return day === undefined ? null : { day, floor };
}
