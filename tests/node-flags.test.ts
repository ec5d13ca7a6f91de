import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import nodeFlags from '../server/process/node-flags.json' with { type: 'json' };

test('the container starts the shop with the flags of `npm start`', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '..', 'Dockerfile'), 'utf8');
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '';
  expect(JSON.parse(command)).toEqual(['node', ...nodeFlags, 'dist/server/main.js']);
});
