import { expect, it } from 'vitest';
import { compactCss } from './compact-css.ts';

it('puts rules under equal widths together, from narrow to wide, and other conditions last', () => {
  const css =
    '.a{color:red;}@media (prefers-reduced-motion:reduce){.a{transition:none;}}@container (min-width:900px){.a{margin:0.5rem;}}' +
    '@container (min-width:600px){.a{margin:1px;}}.b{opacity:0.5;}@container (min-width:900px){.b{opacity:1;}}';
  expect(compactCss(css)).toBe(
    '.a{color:red}.b{opacity:.5}@container (min-width:600px){.a{margin:1px}}@container (min-width:900px){.a{margin:.5rem}.b{opacity:1}}' +
      '@media (prefers-reduced-motion:reduce){.a{transition:none}}',
  );
});

it('leaves braces in strings and numbers that do not begin with zero alone', () => {
  const css =
    '.a::before{content:"}{";width:10.5px;inset:0.25rem 0 -0.5rem;}@keyframes x{from{opacity:0.1;}to{opacity:1;}}';
  expect(compactCss(css)).toBe(
    '.a::before{content:"}{";width:10.5px;inset:.25rem 0 -0.5rem}@keyframes x{from{opacity:.1}to{opacity:1}}',
  );
});

it('gives nothing for nothing', () => {
  expect(compactCss('')).toBe('');
});
