/** CSS that comes to the page while it is edited, in sheets that are made by script: the page's policy knows none in HTML. */
export interface PageRules {
  /** `rules` are added; `nodeRules` take the place of those before. */
  put(rules: string, nodeRules: string): void;
}

export function createPageRules(): PageRules {
  const blocks = new CSSStyleSheet();
  const nodes = new CSSStyleSheet();
  let all = '';
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, blocks, nodes];
  return {
    put(rules, nodeRules) {
      if (rules !== '') blocks.replaceSync((all += rules));
      nodes.replaceSync(nodeRules);
    },
  };
}
