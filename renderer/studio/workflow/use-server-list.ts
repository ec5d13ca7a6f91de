import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../text/text-context.ts';
import { faultWords } from '../api/fault-words.ts';

export interface ServerList<Value> {
  /** Absent until it came for the first time. */
  value: Value | undefined;
  isBusy: boolean;
  /** What went wrong last, in words. */
  fault: string | undefined;
  /** Does something on the server, and loads what it changed. True when it was done. */
  act(run: () => Promise<unknown>): Promise<boolean>;
}

/** What the server keeps, loaded when a part appears and after each act on it: others may have changed it, too. */
export function useServerList<Value>(load: () => Promise<Value>): ServerList<Value> {
  const text = useText();
  const [value, setValue] = useState<Value>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(true);

  async function act(run: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    let isDone = false;
    let words: string | undefined;
    try {
      await run();
      isDone = true;
    } catch (error) {
      words = faultWords(text, error);
    }
    try {
      setValue(await load());
    } catch (error) {
      words ??= faultWords(text, error);
    }
    setFault(words);
    setBusy(false);
    return isDone;
  }

  const first = useEffectEvent(load);
  const onFault = useEffectEvent((error: unknown) => setFault(faultWords(text, error)));
  useEffect(() => {
    void first()
      .then(setValue, (error: unknown) => onFault(error))
      .finally(() => setBusy(false));
  }, []);
  return { value, isBusy, fault, act };
}
