import { randomBytes } from 'node:crypto';
import { readMail } from './read-mail.ts';
import { fromOwnAddress } from './visitor-address.ts';

/** Somebody who can log in to a running shop. */
export interface Customer {
  email: string;
  password: string;
  firstName: string;
  customerNumber: string;
}

/** Registers somebody in the Austrian shop as a script would, and confirms the address by the mail that has come. */
export async function newCustomer(
  port: number,
  { birthday = '' }: { birthday?: string } = {},
): Promise<Customer> {
  const customer = {
    email: `kundin.${randomBytes(6).toString('hex')}@example.at`,
    password: 'korrekt pferd',
    firstName: 'Hannelore',
  };
  const { email, password, firstName } = customer;
  const registered = await call(port, 'registration', {
    ...{ salutation: 'female', firstName, lastName: 'Berger', birthday, email, password, terms: 'yes' },
  });
  const { links } = await readMail(port, email, 'confirm-registration');
  const link = links.find((each) => each.includes('token=')) ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await call(port, 'confirm-account', { token }, cookiesOf(registered));
  const cookie = cookiesOf(await call(port, 'login', { email, password }));
  const known = await fetch(`http://127.0.0.1:${port}/api/customer/v1`, {
    headers: { cookie, ...fromOwnAddress() },
  });
  const { customerNumber } = (await known.json()) as { customerNumber: string };
  return { ...customer, customerNumber };
}

/** A stranger registers somebody's address in the Austrian shop, from a browser of his own. */
export async function registerElsewhere(port: number, email: string): Promise<void> {
  await call(port, 'registration', {
    ...{ salutation: 'none', firstName: 'Fremd', lastName: 'Fremd', birthday: '1.1.1970', terms: 'yes' },
    ...{ email, password: 'vom Fremden gewählt' },
  });
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function call(
  port: number,
  form: string,
  body: Record<string, string>,
  cookie = '',
): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/customer/v1/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie, ...fromOwnAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${form} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
