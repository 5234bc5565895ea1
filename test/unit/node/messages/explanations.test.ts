import { describe, expect, test } from '@jest/globals';
import {
  type ExplanationFile,
  explainMessages,
  parseExplanations,
} from '@/src/node/messages/explanations';
import type { InstalledMessage } from '@/src/node/messages/listMessages';

const createMessage = (texts: string[], from: string, isForeign = false): InstalledMessage => ({
  texts,
  names: texts.slice(1).map(() => 'value'),
  kind: 'error',
  places: [{ package: from }],
  isForeign,
});

const INSTALLED = [
  createMessage(['MUI: The value ', ' of Tabs\nis invalid.'], 'a'),
  createMessage(['MUI: The value ', ' of Select\nis invalid.'], 'a'),
  createMessage(['No fiber is mounted here.'], 'react-dom', true),
  createMessage(['Objects are not valid as a child.'], 'react-dom', true),
];

const explain = (messages: readonly string[], file: Partial<ExplanationFile> = {}) =>
  explainMessages(INSTALLED, [
    {
      file: 'data/answers/messages/a.yaml',
      package: 'a',
      messages: messages.map((message) => ({
        ...{ message, meaning: message, cause: 'c', fix: 'f', sections: [] },
      })) as unknown as ExplanationFile['messages'],
      internal: [],
      ...file,
    },
  ]);

/** The explanations by the text of their message. */
const list = ({ messages, explanations }: ReturnType<typeof explain>) =>
  messages.map(({ texts, explanation }) => [
    texts.join('…'),
    explanation === undefined ? undefined : explanations[explanation]?.meaning,
  ]);

describe('an explanation', () => {
  test('belongs to the messages that contain its text; messages of others without one are left out', () => {
    const text = 'The value … of Tabs is invalid.';
    expect(list(explain([text]))).toEqual([
      ['MUI: The value … of Tabs\nis invalid.', text],
      ['MUI: The value … of Select\nis invalid.', undefined],
    ]);
  });

  test('can belong to several messages', () => {
    expect(list(explain(['is invalid.'])).map(([, meaning]) => meaning)).toEqual([
      'is invalid.',
      'is invalid.',
    ]);
  });

  test('is not needed for an internal message, which is left out', () => {
    const internal = [{ message: 'of Select', reason: 'r' }];
    expect(list(explain(['of Tabs'], { internal })).map(([text]) => text)).toEqual([
      'MUI: The value … of Tabs\nis invalid.',
    ]);
    expect(() => explain(['of Tabs'], { internal: [{ message: 'of Menu', reason: 'r' }] })).toThrow(
      'the installed a has no message with the text "of Menu"',
    );
  });

  test('of another version has its own message', () => {
    const text = 'Component … is old.';
    const { messages } = explain([text], { package: 'react-dom', version: 18 });
    expect(messages.at(-1)).toMatchObject({
      texts: ['Component ', ' is old.'],
      places: [{ package: 'react-dom 18' }],
      explanation: 0,
    });
  });

  test.each([
    [['The value of Tabs'], 'the installed a has no message with the text "The value of Tabs"'],
    [['Objects are not valid'], 'the installed a has no message'],
    [['The value … of Tabs', 'is invalid.'], 'is part of a message that another text explains'],
  ])('of %j is an error that names its file', (messages, cause) => {
    expect(() => explain(messages)).toThrow(cause);
    expect(() => explain(messages)).toThrow(/^data\/answers\/messages\/a\.yaml\n/);
  });
});

describe('a file', () => {
  const entry = '- message: The value\n    meaning: m\n    cause: c\n    fix: f';

  test('is read with the sections of its explanations', () => {
    const text = `package: a\nmessages:\n  ${entry}\n    sections: [/a/#b]`;
    expect(parseExplanations('a.yaml', text).messages).toEqual([
      { message: 'The value', meaning: 'm', cause: 'c', fix: 'f', sections: ['/a/#b'] },
    ]);
  });

  test.each([
    ['package: a\nmessages: [', 'cause: Flow sequence'],
    ['package: a\nmessages: []', 'cause: '],
    [`package: a\nmessages:\n  ${entry}\n    why: x`, 'why'],
    [`package: a\nmessages:\n  ${entry}\n    sections: [a]`, 'sections'],
  ])('%j is an error', (text, cause) => {
    expect(() => parseExplanations('a.yaml', text)).toThrow(cause);
  });
});
