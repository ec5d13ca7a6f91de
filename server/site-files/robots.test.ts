import { expect, test } from 'vitest';
import { isOpenToCrawlers } from './robots.ts';

test.each([
  [{ NODE_ENV: 'production' }, 'www.example.at', true],
  [{ NODE_ENV: 'production', INDEXABLE: false }, 'www.example.at', false],
  [{ NODE_ENV: 'production', INDEXABLE: false }, 'localhost', false],
  [{ NODE_ENV: 'development' }, 'at.localhost:3000', true],
  [{ NODE_ENV: 'development' }, '127.0.0.1:3000', true],
  [{ NODE_ENV: 'test' }, '[::1]', true],
  [{ NODE_ENV: 'development' }, 'preview.example.at', false],
  [{ NODE_ENV: 'development' }, 'localhost.example.at', false],
  [{ NODE_ENV: 'development' }, undefined, false],
  [{ NODE_ENV: 'development', INDEXABLE: true }, 'preview.example.at', true],
])('%j on %s: %s', (settings, host, isOpen) => {
  expect(isOpenToCrawlers(settings, host)).toBe(isOpen);
});
