const key = 'studio-frame';
/** Milliseconds between two loads for the same changes: until they are saved, another process does not know them. */
const pauseMs = 1000;

interface LastLoad {
  session: string;
  number: number;
  top: number;
}

/** Loads the page of a frame anew at an address, for changes of a number; the page is where it was then. */
export function createReload(session: string): (number: number, address: string) => void {
  const last = lastLoad();
  const isOwn = last?.session === session;
  if (isOwn && last.top > 0) scrollTo({ top: last.top, behavior: 'instant' });
  return (number, address) => {
    const wait = isOwn && last.number === number ? pauseMs : 0;
    sessionStorage.setItem(key, JSON.stringify({ session, number, top: scrollY } satisfies LastLoad));
    setTimeout(() => location.replace(address), wait);
  };
}

function lastLoad(): LastLoad | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text === null ? undefined : (JSON.parse(text) as LastLoad);
}
