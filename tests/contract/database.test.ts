import { findPostgres } from '../services/postgres-server.ts';
import { testServer } from '../services/test-database.ts';
import { databaseContract } from './database.contract.ts';

databaseContract('embedded server', async () => ({ server: await testServer(), close: async () => {} }));
databaseContract('installed server', findPostgres());
