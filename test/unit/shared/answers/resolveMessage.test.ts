import { describe, expect, test } from '@jest/globals';
import type { MessagesFile } from '@/src/shared/answers/messageFiles';
import { resolveErrorCode, resolveMessage } from '@/src/shared/answers/resolveMessage';

const FILE: MessagesFile = {
  messages: [
    {
      texts: ['MUI: Unsupported `', '` color in the palette of the theme.'],
      names: ['color'],
      kind: 'thrown',
      places: [
        { package: '@mui/system', name: 'alpha', file: 'colors.js', href: '/system/palette/' },
      ],
      explanation: 0,
    },
    {
      texts: ['Failed check of a prop that the component has.'],
      names: [],
      kind: 'propCheck',
      places: [{ package: 'prop-types' }],
    },
  ],
  explanations: [
    { meaning: 'm', cause: 'c', fix: 'f', code: "alpha('#fff', 1)\n", sections: ['/a/#b'] },
  ],
  codes: {
    9: [
      {
        text: 'MUI: Unsupported `{1}` color in the palette of the theme.',
        packages: ['@mui/system'],
      },
    ],
  },
  reactCodes: { 9: [{ text: 'An error of {1}.', packages: ['react-dom'] }] },
};

/** Shows the key of each text, with its values. */
const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
const EXPLAINED = [
  { label: 'answerMessageMeaning', text: 'm' },
  { label: 'answerMessageCause', text: 'c' },
  { label: 'answerMessageFix', text: 'f' },
  { label: 'answerMessageSection', text: '/a/#b', href: '/a/#b' },
  {
    label: 'answerMessageSource',
    text: '`alpha`',
    href: '/system/palette/',
    notes: ['`@mui/system/colors.js`'],
  },
];
const CODES = [{ title: 'answerMessageCode', language: 'tsx', code: "alpha('#fff', 1)" }];

describe('the answer to a message', () => {
  test('has the message with its values, the explanation, and the component', () => {
    const text = 'MUI: Unsupported `red` color in the palette of the theme.';
    expect(resolveMessage({ kind: 'message', text }, FILE, t)).toEqual({
      kind: 'message',
      title: 'answerMessageTitle alpha',
      parts: [
        {
          label: 'answerMessageText',
          text: 'MUI: Unsupported `{color}` color in the palette of the theme.',
          notes: ['answerMessageValue color red'],
        },
        ...EXPLAINED,
      ],
      codes: CODES,
    });
  });

  test('without an explanation has its package, and says when React runs the check', () => {
    const text = 'Warning: Failed check of a prop that the component has.';
    expect(resolveMessage({ kind: 'message', text }, FILE, t)).toMatchObject({
      title: 'answerMessageTitle prop-types',
      parts: [
        {},
        { label: 'answerMessageSource', text: '`prop-types`', notes: ['answerMessagePropCheck'] },
      ],
      codes: [],
    });
  });

  test('is missing for another text', () => {
    expect(resolveMessage({ kind: 'message', text: 'Error: a' }, FILE, t)).toBeUndefined();
  });
});

describe('the answer to a code', () => {
  test('has the message with the arguments, and its explanation', () => {
    expect(
      resolveErrorCode({ kind: 'code', library: 'MUI', code: '9', args: ['red'] }, FILE, t),
    ).toEqual({
      kind: 'code',
      title: 'answerCodeTitle MUI 9',
      parts: [
        {
          label: 'answerMessageText',
          text: 'MUI: Unsupported `red` color in the palette of the theme.',
          notes: ['answerCodeThrownBy `@mui/system`'],
        },
        ...EXPLAINED,
      ],
      codes: CODES,
    });
  });

  test('is the one of its library', () => {
    const found = resolveErrorCode(
      { kind: 'code', library: 'React', code: '9', args: ['a'] },
      FILE,
      t,
    );
    expect(found).toMatchObject({
      title: 'answerCodeTitle React 9',
      parts: [{ text: 'An error of a.' }],
    });
  });

  test('is missing for an unknown code', () => {
    for (const code of ['99', 'constructor']) {
      expect(
        resolveErrorCode({ kind: 'code', library: 'MUI', code, args: [] }, FILE, t),
      ).toBeUndefined();
    }
  });
});
