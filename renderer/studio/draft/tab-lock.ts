/** Holds a document for this tab: one edits, the others follow. */
export interface TabLock {
  /** Takes it from the tab that has it. */
  take(): void;
  release(): void;
}

/** Tells `onChange` whether this tab has the document, now and whenever that changes; a tab that is closed gives it back. */
export function holdTab(document: string, onChange: (holds: boolean) => void): TabLock {
  const name = `studio-${document}`;
  let isReleased = false;
  let release: (() => void) | undefined;
  /** Holds it until it is released here, or taken elsewhere. */
  const held = (): Promise<void> => {
    if (isReleased) return Promise.resolve();
    onChange(true);
    return new Promise((resolve) => (release = resolve));
  };
  const wait = (): void => {
    void navigator.locks.request(name, held).catch(lost);
  };
  const lost = (): void => {
    release = undefined;
    if (isReleased) return;
    onChange(false);
    wait();
  };
  void navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) return held();
      onChange(false);
      wait();
      return undefined;
    })
    .catch(lost);
  return {
    take: () => void navigator.locks.request(name, { steal: true }, held).catch(lost),
    release() {
      isReleased = true;
      release?.();
    },
  };
}
