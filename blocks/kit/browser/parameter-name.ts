/** What this page's language calls a query parameter in addresses. */
export function parameterName(name: string): string {
  return renamed().get(name) ?? name;
}

/** A query in the code's own names, which pages of every language understand. */
export function commonQuery(search: string): string {
  const names = new Map([...renamed()].map(([name, own]) => [own, name]));
  const query = new URLSearchParams(search);
  return new URLSearchParams([...query].map(([name, value]) => [names.get(name) ?? name, value])).toString();
}

function renamed(): URLSearchParams {
  const json = document.querySelector('script[data-modules]')?.textContent ?? '{}';
  return new URLSearchParams((JSON.parse(json) as { parameters?: string }).parameters);
}
