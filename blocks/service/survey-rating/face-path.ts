/** Outline of a face on a 24 × 24 grid: the first step looks sad, the last one glad. */
export function facePath(step: number, max: number): string {
  const mood = max > 1 ? ((step - 1) / (max - 1)) * 2 - 1 : 1;
  const ends = round(15.5 - mood);
  const middle = round(15.5 + 2.6 * mood);
  return `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9 9.5v.5M15 9.5v.5M8 ${ends}Q12 ${middle} 16 ${ends}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
