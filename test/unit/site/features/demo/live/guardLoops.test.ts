import { describe, expect, jest, test } from '@jest/globals';
import { guardLoops } from '@/src/site/features/demo/live/guardLoops';
import { createLoopGuard } from '@/src/site/features/demo/live/loopGuard';
import { LiveError } from '@/src/site/features/demo/live/liveError';

const CALL = '__fieldguideLoop';

describe('guardLoops', () => {
  test.each<[code: string, guarded: string]>([
    ['while (a) { b(); }', `while (a) {${CALL}(1); b(); }`],
    ['while (a) b();', `while (a) {${CALL}(1);b();}`],
    ['do { b() } while (a)', `do {${CALL}(1); b() } while (a)`],
    [
      'for (;;) for (const x of y) z(x);',
      `for (;;) {${CALL}(1);for (const x of y) {${CALL}(1);z(x);}}`,
    ],
    ['while (a);', `while (a){${CALL}(1);;}`],
    ['do;while (a)', `do{${CALL}(1);;}while (a)`],
    ['\nfor (const a of b) {}', `\nfor (const a of b) {${CALL}(2);}`],
    [
      'const a: string = <p>while (true) {"do"}</p>;',
      'const a: string = <p>while (true) {"do"}</p>;',
    ],
    ['list.map(() => <A for="b" />)', 'list.map(() => <A for="b" />)'],
  ])('%s', (code, guarded) => {
    expect(guardLoops(code)).toBe(guarded);
  });

  test('keeps line numbers', () => {
    const code = 'for (;;)\n  while (a)\n    b();\n\nc();';
    expect(guardLoops(code).split('\n')).toHaveLength(5);
  });

  test.each(['while (', 'for (', 'do', 'while (true)', 'for (;;) {'])('survives %s', (code) => {
    expect(typeof guardLoops(code)).toBe('string');
  });

  test('does not change the behavior of code', () => {
    const code =
      'let n = 0; for (let i = 0; i < 3; i += 1) { if (i === 1) continue; n += i; } return n;';
    const guard = jest.fn();
    expect(new Function(CALL, guardLoops(code))(guard)).toBe(2);
    expect(guard).toHaveBeenCalledTimes(3);
  });
});

test('the guard ends an infinite loop, and reports its line', () => {
  const guard = createLoopGuard();
  const run = () => {
    for (;;) {
      guard(7);
    }
  };
  expect(run).toThrow(LiveError);
  expect(run).toThrow(expect.objectContaining({ key: 'liveLoopTooLong', line: 7 }));
});

test('after it has thrown, the guard throws in every loop, also when the code catches the error', () => {
  const guard = createLoopGuard();
  let caught = 0;
  const run = () => {
    for (;;) {
      guard(1);
      try {
        for (;;) {
          guard(2);
        }
      } catch {
        caught += 1;
      }
    }
  };
  expect(run).toThrow(expect.objectContaining({ line: 1 }));
  expect(caught).toBe(1);
  expect(run).toThrow(LiveError);
});
