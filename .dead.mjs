import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, dirname, normalize } from 'node:path';
const files = globSync(
  '{server,renderer,blocks,schemas,tenants,tests,content-fixtures}/**/*.{ts,tsx,mjs}',
).concat(globSync('*.ts'));
const used = new Map(); // path -> Set names
for (const f of files) {
  const t = readFileSync(f, 'utf8');
  for (const m of t.matchAll(
    /(import|export)\s+(type\s+)?(\*\s+as\s+\w+|[\w$]+\s*,?\s*)?(\{[^}]*\})?\s*from\s*'(\.[^']+)'/g,
  )) {
    const p = normalize(join(dirname(f), m[5]));
    const s = used.get(p) ?? used.set(p, new Map()).get(p);
    if (m[3]?.startsWith('*')) s.set('*', f);
    for (const n of (m[4] ?? '').replace(/[{}]/g, '').split(',')) {
      const nm = n
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0];
      if (nm) s.set(nm, [...(s.get(nm) ?? []), f]);
    }
  }
  for (const m of t.matchAll(/import\(\s*'(\.[^']+)'/g)) {
    const p = normalize(join(dirname(f), m[1]));
    (used.get(p) ?? used.set(p, new Map()).get(p)).set('*', [f]);
  }
}
const fix = process.argv.includes('--fix');
const re = new RegExp(process.argv[2]);
for (const f of files.filter((f) => re.test(f))) {
  let t = readFileSync(f, 'utf8');
  const u = used.get(f) ?? new Map();
  if (u.has('*')) continue;
  for (const m of [
    ...t.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type|abstract class) (\w+)/gm),
  ]) {
    const n = m[1];
    if (u.has(n)) continue;
    const inner = [...t.matchAll(new RegExp(`\\b${n}\\b`, 'g'))].length - 1;
    console.log(f, n, inner === 0 ? 'UNUSED' : `${inner} inside`);
    if (fix && inner > 0) {
      t = t.replace(m[0], m[0].replace('export ', ''));
    }
  }
  if (fix) writeFileSync(f, t);
}
