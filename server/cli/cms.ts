import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { tenantName } from '../../schemas/content-names.ts';
import { createFilesContentSource } from '../content/files-content-source.ts';
import { createReferenceCms } from '../content/reference-cms.ts';
import { whenLauncherEnds } from '../process/when-launcher-ends.ts';

// Serves a content folder as a CMS would: `npm run cms -- --port 3080`.

const usage = `npm run cms -- --port 3080 [--host 127.0.0.1] [--folder content-fixtures] [--preview-token WORD]`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      folder: { type: 'string', default: 'content-fixtures' },
      'preview-token': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.help || values.port === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new TypeError(`Usage: ${usage}`);
  }
  return { ...values, port, previewToken: values['preview-token'] };
}

function serve(): void {
  const { port, host, folder, previewToken } = readArguments();
  const log = pino({ name: 'cms' });
  const source = createFilesContentSource({ folder, log });
  const server = createReferenceCms(source, {
    previewToken,
    tenants: () => tenantsIn(folder),
    onAnswer: ({ method, url, status }) => console.log(`${status} ${method} ${url}`),
  });
  server.on('error', (error) => {
    console.error(`The reference CMS cannot listen: ${error.message}`);
    process.exitCode = 1;
    source.close();
  });
  server.listen(port, host, () => {
    const address = server.address();
    const base = `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
    console.log(`Reference CMS over ${folder}\n  CMS_URL=${base}/content\n  BUCKET_URL=${base}/buckets`);
    if (previewToken) console.log('  Drafts are served with the preview token.');
  });
  const stop = (): void => {
    source.close();
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  whenLauncherEnds(stop);
}

/** Folders that may be a tenant's; none while the folder is being replaced. */
function tenantsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.filter((name) => tenantName.safeParse(name).success).toSorted();
}

try {
  serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
