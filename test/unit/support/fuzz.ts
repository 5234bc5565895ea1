/** Generated hostile values for everything that reads what others wrote. */
import { test } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import { readFuzzSeed } from '@/tools/proof/fuzzSeed';

/** Time limit of one value, in milliseconds: far more than any reader needs, and far less than a user would wait. */
const PATIENCE = 2000;

/**
 * Defines a test that a property holds for many values. A failure names the seed, the path, and the smallest value that
 * fails; `FUZZ_SEED=<seed>` repeats it.
 * @param runs the number of values.
 * @param check throws when the property doesn't hold.
 */
export function fuzz<T>(
  name: string,
  runs: number,
  values: Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
): void {
  test(name, async () => {
    const timed = async (value: T) => {
      const start = performance.now();
      await check(value);
      const ms = performance.now() - start;
      if (ms > PATIENCE) {
        throw new Error(`It took ${Math.round(ms)} ms`);
      }
    };
    await fc.assert(fc.asyncProperty(values, timed), { seed: readFuzzSeed(), numRuns: runs });
  });
}

/** Replaces lone surrogates, as `String.prototype.toWellFormed` does in ES2024. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Texts that have broken readers: markup, addresses, names of prototypes, and broken encodings. */
const KNOWN = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>',
  '"><b onclick="alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  '\\\\evil.example\\',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '%E0%A4%A',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'prototype.polluted',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  "'; DROP TABLE feedback; --",
  '\u0000\u0007\u001b[31m',
  '\u202e\u2066\u200f',
  '\ud800',
  '\ufeff',
  '💥'.repeat(40),
  'a'.repeat(10_000),
  '('.repeat(500),
  '&'.repeat(500),
  '-1e309',
  'NaN',
);

/** Any text: known attacks, pieces of them in any order, and arbitrary characters, lone surrogates included. */
export const hostileText: Arbitrary<string> = fc.oneof(
  KNOWN,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(KNOWN, fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
);

/** Any JSON value, with dangerous keys. */
export const hostileValue: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostileText,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.oneof(hostileText, fc.constantFrom('__proto__', 'type')), tie('value')), {
        maxLength: 5,
      })
      // This defines `__proto__` as an own key, as JSON.parse does.
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/**
 * An object with the expected keys and unexpected values, so that the values are read at all.
 * @param keys that the reader knows.
 */
export const hostileObject = (...keys: readonly string[]): Arbitrary<Record<string, unknown>> =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...keys), hostileText), hostileValue), {
      maxLength: 2 * keys.length,
    })
    .map((entries) => Object.fromEntries(entries));

/** A stored text: JSON of a value or an object, JSON that was cut, or anything. */
export const hostileStored = (...keys: readonly string[]): Arbitrary<string> => {
  const json = fc
    .oneof(hostileValue, ...(keys.length > 0 ? [hostileObject(...keys)] : []))
    .map((value) => JSON.stringify(value) ?? 'undefined');
  return fc.oneof(
    json,
    fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end)),
    hostileText,
  );
};

/** A query or a hash with the expected keys, encoded well, badly, or not at all. */
export const hostileQuery = (...keys: readonly string[]): Arbitrary<string> => {
  const encoded = hostileText.map((text) => encodeURIComponent(toWellFormed(text)));
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom(...keys), encoded),
    fc.constantFrom('=', '', '=='),
    fc.oneof(encoded, hostileText),
  );
  return fc
    .array(
      pair.map((parts) => parts.join('')),
      { maxLength: 6 },
    )
    .map((pairs) => `?${pairs.join('&')}`);
};
