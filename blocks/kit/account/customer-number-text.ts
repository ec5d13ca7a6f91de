/** A customer number in groups of four, as people read it aloud. */
export function customerNumberText(customerNumber: string): string {
  return customerNumber.replace(/(\d{4})(?=\d)/g, '$1\u00a0');
}
