import { randomBytes } from 'node:crypto';
import { type Answer, askAt } from '../server/ask-at.ts';
import { trustCustomer } from './change-shop.ts';
import { readMail } from './read-mail.ts';
import { fromOwnAddress } from './visitor-address.ts';

/** Somebody who can log in to a running shop. */
export interface Customer {
  email: string;
  password: string;
  firstName: string;
  customerNumber: string;
}

interface NewCustomer {
  birthday?: string;
  tenant?: string;
}

/** Registers somebody in the Austrian shop as a script would, or in another, and confirms the address by the mail that has come. */
export async function newCustomer(
  port: number,
  { birthday = '', tenant = 'at' }: NewCustomer = {},
): Promise<Customer> {
  const customer = {
    email: `kundin.${randomBytes(6).toString('hex')}@example.at`,
    password: 'korrekt pferd',
    firstName: 'Hannelore',
  };
  const { email, password, firstName } = customer;
  const shop = { port, tenant };
  const registered = await call(shop, 'registration', {
    ...{ salutation: 'female', firstName, lastName: 'Berger', birthday, email, password, terms: 'yes' },
  });
  const { links } = await readMail(port, email, 'confirm-registration');
  const link = links.find((each) => each.includes('token=')) ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await call(shop, 'confirm-account', { token }, cookiesOf(registered));
  const cookie = cookiesOf(await call(shop, 'login', { email, password }));
  const known = await askAt(port, '/api/customer/v1', { headers: headersAt(tenant, cookie) });
  const { customerNumber } = JSON.parse(known.text) as { customerNumber: string };
  return { ...customer, customerNumber };
}

/** Somebody of age who may buy on credit. */
export async function trustedCustomer(port: number, tenant = 'at'): Promise<Customer> {
  const customer = await newCustomer(port, { birthday: '14.3.1988', tenant });
  await trustCustomer(customer.email);
  return customer;
}

/** A stranger registers somebody's address in the Austrian shop, from a browser of his own. */
export async function registerElsewhere(port: number, email: string): Promise<void> {
  await call({ port, tenant: 'at' }, 'registration', {
    ...{ salutation: 'none', firstName: 'Fremd', lastName: 'Fremd', birthday: '1.1.1970', terms: 'yes' },
    ...{ email, password: 'vom Fremden gewählt' },
  });
}

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

interface CalledShop {
  port: number;
  tenant: string;
}

async function call(
  { port, tenant }: CalledShop,
  form: string,
  body: Record<string, string>,
  cookie = '',
): Promise<Answer> {
  const answer = await askAt(port, `/api/customer/v1/${form}`, {
    method: 'POST',
    headers: { ...headersAt(tenant, cookie), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${form} was answered ${answer.status}: ${answer.text}`);
  return answer;
}

const headersAt = (tenant: string, cookie: string): Record<string, string> => ({
  ...{ Host: `${tenant}.localhost`, ...fromOwnAddress(), ...(cookie !== '' && { Cookie: cookie }) },
});
