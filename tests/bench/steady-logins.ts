import { randomInt } from 'node:crypto';
import { request } from 'node:http';

export const benchPassword = 'ein Passwort der Messung';

export interface LoginPlan {
  url: string;
  perSecond: number;
  accounts: number;
  emailOf: (index: number) => string;
}

/** Logs customers in at a steady rate, each from an address of its own. `stop`: how many have; throws when one was refused. */
export function startLogins({ url, perSecond, accounts, emailOf }: LoginPlan): {
  stop(): Promise<number>;
} {
  const underWay: Promise<void>[] = [];
  const timer = setInterval(() => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    underWay.push(logIn(url, emailOf(underWay.length % accounts), address));
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return underWay.length;
    },
  };
}

function logIn(url: string, email: string, address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  const outgoing = request(`${url}api/customer/v1/login`, { method: 'POST', headers }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode === 200) resolve();
      else reject(new Error(`A login was answered ${response.statusCode}`));
    });
  });
  outgoing.on('error', reject);
  outgoing.end(JSON.stringify({ email, password: benchPassword }));
  return promise;
}
