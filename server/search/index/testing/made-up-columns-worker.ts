import { parentPort, workerData } from 'node:worker_threads';
import { packTerms, packValues } from '../packed-row.ts';
import type { RowSource } from '../search-rows.ts';
import { sendColumns } from '../send-columns.ts';

// A thread as a shop has it, with made-up rows: `workerData` says how many products, or what goes wrong.

const source: RowSource = {
  readRows() {
    if (workerData === 'fail') return Promise.reject(new Error('database gone'));
    if (workerData === 'hang') return new Promise(() => setInterval(() => undefined, 1000));
    const docs = Array.from({ length: Number(workerData) }, (_, index) => index + 1);
    return Promise.resolve({
      wordsVersion: 3,
      terms: [{ id: 5, term: 'kleid' }],
      facets: [{ id: 1, name: 'brand', isOnVariant: false, isCategory: false }],
      values: [{ id: 2, facet: 1, value: 'linde', label: 'Linde' }],
      forward: [
        docs.map((doc) => ({
          doc,
          sku: `P${doc}`,
          terms: packTerms([{ term: 5, weight: 8 }]),
          values: packValues([2]),
          popularity: 1,
          rating: 40,
          listed: 20_000,
        })),
      ],
      variants: [docs.map((doc) => ({ id: doc, doc, values: [], price: 100, stock: 1 }))],
    });
  },
};

if (parentPort && workerData !== 'end') await sendColumns(source, parentPort);
