import { fulfilmentUnderTest } from '../../../tests/contract/fulfilment-under-test.ts';
import { testFulfilment } from '../../../tests/contract/fulfilment.contract.ts';
import { inDatabase } from '../../../tests/contract/store-under-test.ts';

const noted = { booked: [], letters: [], stock: [] };
testFulfilment(
  'database',
  inDatabase((database) => fulfilmentUnderTest(database, noted)),
);
