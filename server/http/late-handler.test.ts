import express from 'express';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { lateHandler } from './late-handler.ts';

test('its code is read once, by the first call or before it', async () => {
  const read = vi.fn<() => Promise<express.RequestHandler>>(() =>
    Promise.resolve((_request, response) => void response.send('here')),
  );
  const late = lateHandler(read);
  const app = express().use(late.handler);
  expect(read).not.toHaveBeenCalled();
  await late.ready();
  const answers = await Promise.all([supertest(app).get('/'), supertest(app).get('/')]);
  expect(answers.map(({ text }) => text)).toEqual(['here', 'here']);
  expect(read).toHaveBeenCalledOnce();
});

test('what it throws is told like every fault', async () => {
  const late = lateHandler(() => Promise.resolve(async () => Promise.reject(new Error('no'))));
  const app = express().use(late.handler);
  app.use(((_error, _request, response, _next) => {
    response.status(500).send('told');
  }) satisfies express.ErrorRequestHandler);
  expect((await supertest(app).get('/')).text).toBe('told');
});
