/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "development"]}
 */
import { format } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { createMessagesFile } from '@/src/node/exporters/messages';
import { explainMessage } from '@/src/shared/answers/explainMessage';
import { WRONG_USES } from './wrongUses';

const file = createMessagesFile();
const env = process.env;
let written: string[] = [];

beforeEach(() => {
  written = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args) => {
      written.push(format(...args));
    });
  }
});
afterEach(() => {
  cleanup();
  process.env = env;
  jest.restoreAllMocks();
});

describe('the console text of a wrong use is explained:', () => {
  test.each(WRONG_USES.map((use) => [use.name ?? '', use.message, use] as const))(
    '%s: %s',
    (name, message, { run }) => {
      try {
        run();
      } catch (error) {
        written.push(String(error));
      }
      const text = written.find((candidate) => candidate.includes(message));
      expect(text ?? written.join('\n')).toContain(message);
      const found = explainMessage(text!, file);
      expect(found?.explanation?.fix).toMatch(/\w/);
      const names = found?.message.places.map((place) => place.name ?? '');
      expect(names).toContain(name);
      // The console of a browser has no line breaks in what is copied from a collapsed message.
      expect(explainMessage(`Uncaught Error: ${text!.replace(/\s+/g, ' ')}`, file)?.message).toBe(
        found?.message,
      );
    },
  );
});
