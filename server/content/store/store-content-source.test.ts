import { contractListSize, contentSourceContract } from '../../../tests/contract/content-source.contract.ts';
import { collectLog } from '../../../tests/faults/collected-log.ts';
import { openTestDatabase } from '../../../tests/services/test-database.ts';
import { createFilesContentSource } from '../files-content-source.ts';
import { createFileFollower } from './follow-files.ts';
import { createSqlContentStore } from './sql-content-store.ts';
import { createStoreContentSource } from './store-content-source.ts';

contentSourceContract('store', async (folder) => {
  const { log } = collectLog();
  const database = await openTestDatabase();
  const source = createStoreContentSource({
    ...{ database, store: createSqlContentStore(database), now: Date.now, log, listSize: contractListSize },
    prepare: createFileFollower({ database, folder, now: Date.now, log }),
    fallback: () => createFilesContentSource({ folder, log, watch: false }),
  });
  return {
    source,
    async close() {
      source.close();
      await database.close();
    },
  };
});
