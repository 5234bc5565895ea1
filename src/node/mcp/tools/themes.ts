/** `theme_check`. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { formatRatio } from '@/src/shared/contrast';
import type { ContrastFault } from '@/src/shared/userTheme/checkContrast';
import { MAX_THEME_LENGTH } from '@/src/shared/userTheme/readOptions';
import { FORMATS, readTheme } from '@/src/shared/userTheme/readTheme';
import { listContrastFaults } from '@/src/shared/userTheme/resolvePalettes';
import {
  LIBRARIES,
  type ThemeProblem,
  type ThemeProblemKind,
  isEmptyTheme,
} from '@/src/shared/userTheme/types';
import { writeCode } from '@/src/shared/userTheme/writeTheme';
import { READ_ONLY, answer } from '../answer';

export function registerThemes(server: McpServer): void {
  server.registerTool(
    'theme_check',
    {
      title: 'Check a theme',
      description:
        'Reads a theme for Material UI or Joy UI without running it, and checks the contrast of its colors against ' +
        'WCAG AA in light and dark mode. Returns the options that were read, what was left out with lines ' +
        '(functions, imports, unknown options), and each contrast fault with the nearest color that mends it.',
      inputSchema: z.object({
        theme: z
          .string()
          .min(1)
          .max(MAX_THEME_LENGTH)
          .describe(
            'A module with createTheme() or extendTheme(), JSON, CSS variables, design tokens, or a hex color.',
          ),
        format: z.enum(FORMATS).optional().describe('Found from the text by default.'),
        library: z
          .enum(LIBRARIES)
          .optional()
          .describe('The library of options that are in no call of a function.'),
      }),
      annotations: READ_ONLY,
    },
    ({ theme: text, format, library }) =>
      answer(async () => {
        const { theme, problems, derived } = readTheme(text, {
          ...(format && { format }),
          ...(library && { library }),
        });
        if (isEmptyTheme(theme)) {
          throw new Error(['No theme options were found.', ...problems.map(describe)].join('\n- '));
        }
        const faults = listContrastFaults(theme);
        const notes = derived
          ? [`The theme has no ${derived} palette. The studio derives one from the other mode.`]
          : [];
        const printed = LIBRARIES.flatMap((name) => {
          const options = theme[name];
          return options ? ['', '```ts', writeCode(options, name).trimEnd(), '```'] : [];
        });
        return {
          text: [
            '# What was read',
            ...printed,
            ...listSection('Left out', [...problems.map(describe), ...notes]),
            ...listSection('Contrast faults', faults.map(describeFault)),
          ].join('\n'),
          data: { theme, problems, faults },
        };
      }),
  );
}

const REASONS: Readonly<Record<ThemeProblemKind, string>> = {
  syntax: 'invalid syntax',
  function: 'a function or a call, which is not run',
  name: 'refers to a value that is not in the text',
  other: 'not data',
  unknown: 'no known option',
  value: 'a value of the wrong type',
  unsafe: 'could load a file or run code',
  limit: 'the theme is too large',
  empty: 'no options',
};

const describe = ({ kind, line, code }: ThemeProblem): string =>
  `${line === undefined ? '' : `Line ${line}: `}${code ? `\`${code}\`, ` : ''}${REASONS[kind]}`;

const describeFault = ({ library, scheme, text, background, ratio, fix }: ContrastFault): string =>
  `${library}, ${scheme} mode: \`${text}\` on \`${background}\` has ${formatRatio(ratio)}, and text needs 4.5:1.` +
  (fix ? ` Set \`${fix.name}\` to \`${fix.color}\`.` : '');

const listSection = (title: string, lines: readonly string[]): string[] => [
  '',
  `# ${title}`,
  '',
  ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : ['Nothing.']),
];
