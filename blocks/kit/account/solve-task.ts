import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib';

/** Milliseconds after which the task is given up, on a device that is slow or busy. */
const timeoutMs = 45_000;
/** Tries at a time: the browser derives keys beside the page, in threads of its own. */
const parallelTries = 4;

/**
 * Fetches a task and solves it: the text that the shop takes for it. Keys are derived by the browser itself, beside the page,
 * so that there is no worker and nothing stutters. Throws when there is no task, or no solution in time.
 */
export async function solveTask(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/api/customer/v1/captcha', { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  const challenge = (await answer.json()) as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solutions = Array.from({ length: parallelTries }, (_, counterStart) =>
    solveChallenge({
      ...{ challenge, controller, counterStart, counterStep: parallelTries, deriveKey, timeout: timeoutMs },
    }).then((solution) => solution ?? Promise.reject(new Error('Not solved'))),
  );
  const solution = await Promise.any<Solution>(solutions);
  controller.abort();
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}

/** PBKDF2 with SHA-256, the one kind that the shop asks for. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
  const kind = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(kind, key, keyLength * 8)) };
};

/** A copy: while a key is derived, the next try is written into the same place. */
const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
