/** How much is in a basket, as a listener is told: pieces and the value of the goods, each in words. */
export function toldBasket({ count, goods }: { count: string; goods: string }): string {
  return `${count}, ${goods}`;
}
