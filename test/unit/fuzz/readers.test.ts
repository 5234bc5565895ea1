/**
 * A few hostile values for each reader. The full proof tries many: readers.fuzz.test.ts.
 * @jest-environment jsdom
 */
import { defineReaderCases } from './readers.cases';

defineReaderCases(10);
