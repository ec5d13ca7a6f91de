/** What stands on the button with which one orders, in the words of the law; no shop and no editor changes them. (KSchG § 8, FAGG § 8) */
const texts: Readonly<Record<string, string>> = {
  de: 'zahlungspflichtig bestellen',
  fr: 'Commander avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
};

/** Throws for a language in which nobody has looked it up. */
export function orderButtonText(language: string): string {
  const text = texts[language];
  if (text === undefined) throw new Error(`The order button has no words in "${language}"`);
  return text;
}
