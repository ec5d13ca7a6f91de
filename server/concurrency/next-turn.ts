/** Resolves after others had their turn: for work that would keep requests waiting when it was done in one go. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
