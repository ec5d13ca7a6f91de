/** Milliseconds without a further key before the server is asked. */
const restMs = 120;
/** Milliseconds after which an answer is given up. */
const timeoutMs = 5000;
/** Answers that are kept, for as long as their prices may be shown. */
const keptAnswers = 30;
const keptMs = 60_000;

interface SuggestionParts<Answer> {
  ask(term: string, signal: AbortSignal): Promise<Answer>;
  /** Told of the last term alone; without an answer when there is none. */
  show(term: string, answer: Answer | undefined): void;
  /** Monotonic milliseconds. */
  clock(): number;
}

interface SuggestionSource {
  /** Takes what stands in the field now. */
  type(text: string): void;
  /** Nothing that is under way is shown any more. */
  stop(): void;
}

/**
 * Asks for suggestions while somebody types: when the keys rest, for the last term alone, each one once. What comes late, goes
 * wrong or takes too long is as if there were none.
 */
export function createSuggestionSource<Answer>({
  ask,
  show,
  clock,
}: SuggestionParts<Answer>): SuggestionSource {
  const answers = new Map<string, { answer: Answer; at: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  function stop(): void {
    clearTimeout(timer);
    pending?.abort();
    pending = undefined;
  }

  function recall(term: string): Answer | undefined {
    const kept = answers.get(term);
    answers.delete(term);
    if (!kept || clock() - kept.at > keptMs) return undefined;
    answers.set(term, kept);
    return kept.answer;
  }

  function keep(term: string, answer: Answer): void {
    answers.set(term, { answer, at: clock() });
    const [oldest] = answers.keys();
    if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
  }

  async function request(term: string): Promise<void> {
    const mine = new AbortController();
    pending = mine;
    timer = setTimeout(() => mine.abort(), timeoutMs);
    let answer: Answer | undefined;
    try {
      answer = await ask(term, mine.signal);
      keep(term, answer);
    } catch {
      // Suggestions are an extra: without them the search goes on as before.
    }
    if (pending !== mine) return;
    clearTimeout(timer);
    pending = undefined;
    show(term, answer);
  }

  return {
    type(text) {
      stop();
      const term = text.trim().replaceAll(/\s+/g, ' ');
      const kept = term === '' ? undefined : recall(term);
      if (term === '' || kept) show(term, kept);
      else timer = setTimeout(() => void request(term), restMs);
    },
    stop,
  };
}
