import type { DrawAnswer, ShownPage } from '../../../schemas/editing/draw.ts';
import { createPageRules } from './page-rules.ts';
import { putParts } from './put-parts.ts';

interface DrawCallsOptions<Wanted> {
  /** Path of the call. */
  path: string;
  shown: ShownPage;
  /** What is sent beside what the page shows. */
  bodyOf(wanted: Wanted): object;
  /** The node that somebody types in: what comes of it waits. */
  held(): string | undefined;
  onDrawn(wanted: Wanted, answer: DrawAnswer): void;
  /** `status` of the answer, 0 where none came. */
  onFailed(wanted: Wanted, status: number): void;
  /** The page must be loaded anew. */
  onWhole(wanted: Wanted): void;
}

/** Asks for what changed, one call at a time, and puts it into the page. */
export interface DrawCalls<Wanted> {
  /** Of what waits the newest alone is asked for. */
  ask(wanted: Wanted): void;
  /** Asks for the newest once more: something waited. */
  askAgain(): void;
}

export function createDrawCalls<Wanted>(options: DrawCallsOptions<Wanted>): DrawCalls<Wanted> {
  const rules = createPageRules();
  let { shown } = options;
  let newest: Wanted | undefined;
  let waiting: Wanted | undefined;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let wanted = waiting; wanted !== undefined; wanted = waiting) {
      waiting = undefined;
      const answer = await post(options.path, { ...options.bodyOf(wanted), shown });
      if (typeof answer !== 'number') put(wanted, answer);
      // Something newer of this frame was asked for.
      else if (answer !== 409 || waiting === undefined) options.onFailed(wanted, answer);
    }
    isRunning = false;
  }

  function put(wanted: Wanted, answer: DrawAnswer): void {
    if (answer.isWhole) return options.onWhole(wanted);
    const held = options.held();
    const name = held === undefined ? undefined : `n:${held}`;
    if (answer.parts.length > 0) rules.put(answer.rules, answer.nodeRules);
    if (!putParts(answer.parts.filter(({ part }) => part !== name))) return options.onWhole(wanted);
    if (answer.shown) shown = withHeld(answer.shown, shown, name);
    options.onDrawn(wanted, answer);
  }

  return {
    ask(wanted) {
      newest = waiting = wanted;
      if (!isRunning) void run();
    },
    askAgain() {
      if (newest !== undefined) this.ask(newest);
    },
  };
}

/** What the page shows, where a part of it still is as it was. */
function withHeld(shown: ShownPage, before: ShownPage, name: string | undefined): ShownPage {
  const hash = name === undefined ? undefined : before.parts[name];
  if (name === undefined || hash === undefined || shown.parts[name] === undefined) return shown;
  return { ...shown, parts: { ...shown.parts, [name]: hash } };
}

async function post(path: string, body: object): Promise<DrawAnswer | number> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.ok ? ((await answer.json()) as DrawAnswer) : answer.status;
  } catch {
    return 0;
  }
}
