import { connect } from 'node:net';
import { createSeededChoice } from './seeded-choice.ts';

/** One thing to send on a connection of its own, and what must hold of the answers. */
interface Attack {
  what: string;
  bytes: string;
  /** The statuses that the first answer may have; empty: the connection may end without one. */
  statuses: readonly number[];
}

/** What went wrong with an attack. */
export interface AttackFault {
  attack: string;
  sent: string;
  answer: string;
}

/** What is there to attack: addresses that are there, with what they take, and some that are not. */
export interface AttackTargets {
  host: string;
  readable: readonly string[];
  writable: readonly string[];
  absent: readonly string[];
  /** Pages: what is there only where the host is one of a shop. */
  pages: readonly string[];
  /** Has ranges: a hashed file. */
  ranged?: string;
}

/** Connections at the same time. */
const lanes = 8;

/** Milliseconds after which a server that says nothing has failed. */
const silenceMs = 10_000;

/**
 * Attacks a server on bare connections, `rounds` times, as a seed decides: methods, targets, hosts, ranges, codings, lengths and
 * requests in requests. Gives what did not hold: an answer of an expected status, one for each request, and no 5xx.
 */
export async function attackHttp(
  port: number,
  targets: AttackTargets,
  { seed, rounds }: { seed: number; rounds: number },
): Promise<AttackFault[]> {
  const chance = createSeededChoice(seed);
  const random: Random = (below) => chance.below(below);
  const attacks = Array.from({ length: rounds }, () => chooseAttack(targets, random)).values();
  const faults: AttackFault[] = [];
  async function lane(): Promise<void> {
    for (const attack of attacks) {
      const answer = await send(port, attack.bytes);
      if (!isFine(attack, answer))
        faults.push({ attack: attack.what, sent: attack.bytes.slice(0, 300), answer: answer.slice(0, 300) });
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return faults;
}

function isFine({ statuses }: Attack, answer: string): boolean {
  const answers = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const [first, ...more] = answers.filter((status) => status !== 100);
  if (first === undefined) return statuses.length === 0;
  const isExpected = statuses.length === 0 || statuses.includes(first);
  return isExpected && more.length === 0 && first < 500 && !answer.includes('evil.');
}

type Random = (below: number) => number;
const pick = <Item>(list: readonly Item[], random: Random): Item => list[random(list.length)] as Item;

function chooseAttack(targets: AttackTargets, random: Random): Attack {
  return pick([byMethod, byTarget, byHost, byRange, byCoding, byLength, byChunks, bySmuggling], random)(
    targets,
    random,
  );
}

const request = (line: string, host: string, headers: readonly string[] = [], body = ''): string =>
  `${[`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;

function byMethod({ host, readable, writable, absent }: AttackTargets, random: Random): Attack {
  const method = pick(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'LINK', 'SEARCH'], random);
  const isThere = random(3) > 0;
  const path = pick(isThere ? [...readable, ...writable] : absent, random);
  const headers = pick([[], ['X-HTTP-Method-Override: GET'], ['Content-Length: 0']], random);
  const statuses = isThere ? [405] : [404];
  return { what: `${method} ${path}`, bytes: request(`${method} ${path}`, host, headers), statuses };
}

function byTarget({ host, pages }: AttackTargets, random: Random): Attack {
  const path = pick(pages, random);
  const [target, statuses] = pick<[string, number[]]>(
    [
      [`http://${host}${path}`, [200, 303, 308]],
      [`HTTPS://${host.toUpperCase()}:8443${path}`, [200, 303, 308]],
      [`http://evil.example${path}`, [400]],
      [`http://${host}@evil.example${path}`, [400]],
      [`http://evil.example#@${host}${path}`, [400]],
      [`//evil.example${path}`, [400, 404]],
      [`${path}/../../etc/passwd`, [400, 404]],
      [`${path}%00`, [400, 404]],
      [`${path}%2f..%2f..`, [400, 404]],
      [`/${'x'.repeat(random(9000))}`, [400, 404]],
      ['*', [400]],
    ],
    random,
  );
  return { what: `target ${target.slice(0, 60)}`, bytes: request(`GET ${target}`, host), statuses };
}

function byHost({ host, pages }: AttackTargets, random: Random): Attack {
  const [hosts, statuses] = pick<[string[], number[]]>(
    [
      [[host, host], [400]],
      [[host, 'evil.example'], [400]],
      [[`${host}\r\nX-Forwarded-Host: evil.example`], [200, 303, 308]],
      [[`${host}/`], [421]],
      [[`a@${host}`], [421]],
    ],
    random,
  );
  const lines = hosts.map((each) => `Host: ${each}`).join('\r\n');
  const path = pick(pages, random);
  return {
    what: `hosts ${hosts.join(' and ')}`,
    bytes: `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
    statuses,
  };
}

function byRange({ host, readable, ranged }: AttackTargets, random: Random): Attack {
  const number = (): string => pick(['', '0', '1', '5', '99999999999999999999', '-1', 'x'], random);
  const one = (): string => `${number()}-${number()}`;
  const range = `${pick(['bytes', 'BYTES', 'items', ''], random)}=${Array.from({ length: 1 + random(5) }, one).join(',')}`;
  const path = ranged ?? pick(readable, random);
  const bytes = request(
    `${pick(['GET', 'HEAD'], random)} ${path}`,
    host,
    [`Range: ${range}`, 'If-Range: "a"'].slice(0, 1 + random(2)),
  );
  return { what: `range ${range}`, bytes, statuses: [200, 206, 303, 308, 416] };
}

function byCoding({ host, readable, ranged }: AttackTargets, random: Random): Attack {
  const weight = (): string => pick(['', ';q=0', ';q=0.0', ';q=1', ';q=x', '; q=0.5', ';level=1'], random);
  const one = (): string => pick(['br', 'gzip', 'identity', '*', 'x-gzip', 'zstd', ''], random) + weight();
  const accepted = Array.from({ length: random(5) }, one).join(pick([',', ', ', ' ,'], random));
  const path = pick([...readable, ...(ranged === undefined ? [] : [ranged])], random);
  const bytes = request(`GET ${path}`, host, [`Accept-Encoding: ${accepted}`]);
  return { what: `codings ${accepted}`, bytes, statuses: [200, 303, 308, 406] };
}

function byLength({ host, writable }: AttackTargets, random: Random): Attack {
  const path = pick(writable, random);
  const [length, body, statuses] = pick<[string, string, number[]]>(
    [
      ['9999999999', '', [413]],
      ['200000', 'x'.repeat(random(70_000)), [413]],
      ['-1', '', [400]],
      ['1e3', '', [400]],
      ['0x10', '', [400]],
      ['5, 5', 'aaaaa', [400]],
      ['18446744073709551617', '', [400, 413]],
    ],
    random,
  );
  const headers = ['Content-Type: application/json', `Content-Length: ${length}`];
  if (random(2) === 0) headers.push('Expect: 100-continue');
  return { what: `length ${length}`, bytes: request(`POST ${path}`, host, headers, body), statuses };
}

function byChunks({ host, writable }: AttackTargets, random: Random): Attack {
  const body = pick(
    [
      'zz\r\n',
      '-5\r\naaaaa\r\n0\r\n\r\n',
      '5;x\r\naaaaa\r\n0\r\n\r\n',
      '1\r\naa\r\n0\r\n\r\n',
      `${'f'.repeat(20)}\r\n`,
    ],
    random,
  );
  const coding = pick(['chunked', 'xchunked', 'chunked, identity', 'gzip, chunked', '"chunked"'], random);
  const headers = ['Content-Type: application/json', `Transfer-Encoding: ${coding}`];
  return {
    what: `chunks ${coding}`,
    bytes: request(`POST ${pick(writable, random)}`, host, headers, body),
    statuses: [],
  };
}

/** A second request hides in what one of two readers takes for a body: it must not be answered. */
function bySmuggling({ host, writable }: AttackTargets, random: Random): Attack {
  const hidden = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const path = pick(writable, random);
  const headers = pick(
    [
      [`Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked'],
      ['Content-Length: 0', `Content-Length: ${hidden.length}`],
      ['Transfer-Encoding : chunked'],
      ['Transfer-Encoding:\tchunked', 'Content-Length: 5'],
      [`Content-Length: ${hidden.length + 200_000}`],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ],
    random,
  );
  const bytes = request(
    `POST ${path}`,
    host,
    ['Content-Type: application/json', ...headers],
    `0\r\n\r\n${hidden}`,
  );
  return { what: `smuggling by ${headers.join(' and ')}`, bytes, statuses: [] };
}

/** All that comes until the connection ends, or until nothing more does: what was asked for never comes whole. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const done = (): void => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // An answer to what was not sent as a whole is there, and the connection waits for the rest.
      socket.setTimeout(50);
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(silenceMs);
    socket.on('timeout', () =>
      chunks.length > 0 ? done() : reject(new Error(`Nothing came for ${bytes.slice(0, 300)}`)),
    );
    socket.write(bytes, 'latin1');
  });
}
