/**
 * The text of the demonstration's `categories.json` with a tree for a new shop: that of its model, letter for letter, so that
 * nothing else of the file changes. Throws when the model has none.
 */
export function withCategoryTree(text: string, slug: string, model: string): string {
  const trees = text.indexOf('"trees": {');
  const key = `"${model}": {`;
  const start = text.indexOf(key, trees);
  if (trees < 0 || start < 0)
    throw new Error(`The demonstration has no categories of "${model}" to begin with.`);
  const end = closingBrace(text, start + key.length);
  return `${text.slice(0, end)},\n    "${slug}": {${text.slice(start + key.length, end)}${text.slice(end)}`;
}

/** Behind the brace that closes the object whose content begins at `from`. */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  let isText = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '"' && text[at - 1] !== '\\') isText = !isText;
    else if (!isText && character === '{') depth++;
    else if (!isText && character === '}' && --depth === 0) return at + 1;
  }
  throw new Error('The demonstration’s categories are no JSON.');
}
