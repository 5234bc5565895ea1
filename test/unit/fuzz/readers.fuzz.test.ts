/**
 * Many hostile values for each reader: see docs/quality.md.
 * @jest-environment jsdom
 */
import { defineReaderCases } from './readers.cases';

defineReaderCases(3000);
