/** Input actions of both WebDriver protocols: https://w3c.github.io/webdriver/#actions */
import type { Point } from '../driver';

/** The codes of keys without characters in the WebDriver specification. */
const CODES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Meta: '\uE03D',
};

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

export interface KeySource {
  type: 'key';
  id: string;
  actions: KeyAction[];
}

export interface PointerSource {
  type: 'pointer';
  id: string;
  parameters: { pointerType: 'mouse' | 'touch' };
  actions: PointerAction[];
}

/** Presses keys one after the other and releases them in reverse order. */
export function pressTogether(keys: string): KeySource {
  const values = keys.split('+').map((key) => CODES[key] ?? toCharacter(key));
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value): KeyAction => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value): KeyAction => ({ type: 'keyUp', value })),
    ],
  };
}

/** Presses a key for each character. */
export function typeText(text: string): KeySource {
  return {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((character): KeyAction[] => {
      const value = character === '\n' ? CODES.Enter! : character;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  };
}

/** Moves a pointer to a position, and presses and releases it unless it should only move. */
export function point(
  { x, y }: Point,
  pointerType: 'mouse' | 'touch',
  moveOnly = false,
): PointerSource {
  return {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      ...(moveOnly
        ? []
        : ([
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ] as const)),
    ],
  };
}

function toCharacter(key: string): string {
  if (key.length !== 1) {
    throw new Error(
      `There is no key ${key}: add its code to CODES in test/engines/drivers/actions.ts.`,
    );
  }
  return key;
}
