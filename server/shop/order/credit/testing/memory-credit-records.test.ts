import { testCreditRecords } from '../../../../../tests/contract/credit-records.contract.ts';
import { inMemory } from '../../../../../tests/contract/store-under-test.ts';
import { createMemoryCreditRecords } from './memory-credit-records.ts';

testCreditRecords('memory', inMemory(createMemoryCreditRecords));
