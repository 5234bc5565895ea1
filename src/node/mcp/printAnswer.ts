import type { AnswerCode } from '@/src/shared/answers/answer';

/** Prints ways to write code as Markdown, each with a heading. */
export const printCodes = (codes: readonly AnswerCode[]): string[] =>
  codes.flatMap(({ title, language, code }) => [
    '',
    `## ${title}`,
    '',
    `\`\`\`${language}`,
    code,
    '```',
  ]);
