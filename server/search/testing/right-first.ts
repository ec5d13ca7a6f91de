/**
 * Whether an answer has what is meant in front: the first hit is of one of the right types, and either eight of the first ten
 * are, or all right ones come before any other. `shown`: types of the hits in their order.
 */
export function isRightFirst(shown: readonly string[], types: readonly string[]): boolean {
  const isRight = shown.map((type) => types.includes(type));
  const right = isRight.slice(0, 10).filter(Boolean).length;
  const areFirst = isRight.lastIndexOf(true) < isRight.filter(Boolean).length;
  return isRight[0] === true && (right >= 8 || areFirst);
}
