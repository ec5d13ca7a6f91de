/** As much of a document as holds the page's own data, for scripts that ask for its locale. */
export function pageData(locale: string): Pick<Document, 'querySelector'> {
  const data = { textContent: JSON.stringify({ locale }) };
  const querySelector = (selector: string): unknown => (selector === 'script[data-modules]' ? data : null);
  return { querySelector } as Pick<Document, 'querySelector'>;
}
