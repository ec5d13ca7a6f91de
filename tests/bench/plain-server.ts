import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import type { HtmlTree } from './html-tree.ts';
import { createPlainPage } from './plain-page.ts';

/** node:http that renders the page with plain React for every request. */
const [treeFile = ''] = process.argv.slice(2);
const render = createPlainPage(JSON.parse(readFileSync(treeFile, 'utf8')) as HtmlTree);

createServer((_request, response) => {
  const html = Buffer.from(render());
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.length });
  response.end(html);
}).listen(Number(process.env.PORT), '127.0.0.1');
