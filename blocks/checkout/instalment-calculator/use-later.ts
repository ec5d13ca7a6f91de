import { useEffect, useRef, useState } from 'react';

/** Returns the last text that stayed unchanged for `delay` ms; empty until it first differs from the one at the start. */
export function useLater(text: string, delay: number): string {
  const first = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      setSettled(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}
