import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { EMBEDS, getEmbed } from '@/src/node/embeds/registry';
import { createBuildText } from '@/src/node/i18n/languages';
import { catchDetailsSync } from '../../support/errors';

const place = { file: 'data/a.md', line: 7 };
const context = { ...place, language: 'en', t: createBuildText('en') };

test('every component of src/site/app/embeds is registered, and nothing else', () => {
  const components = readdirSync('src/site/app/embeds')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(components.length).toBeGreaterThan(5);
  expect(Object.keys(EMBEDS).sort()).toEqual(components.sort());
});

test.each(['None', 'toString'])('the unknown component %s is an error with its place', (name) => {
  expect(catchDetailsSync(() => getEmbed(name, place))).toEqual({
    ...place,
    cause: `the component "${name}" is not registered`,
    remedy: expect.stringMatching(
      /use one of AccessibilityEvidence, .* src\/node\/embeds\/registry\.ts/,
    ),
  });
});

describe('the props', () => {
  test('in Markdown are those of the component if the build adds none', () => {
    const embed = getEmbed('Swatches', place);
    expect(embed.prepare({ palette: 'blue' }, context)).toEqual({ props: { palette: 'blue' } });
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['is missing', {}, /palette/],
    ['has an unknown value', { palette: 'pink' }, /palette/],
    ['is unknown', { palette: 'blue', colour: 1 }, /colour/],
  ])('are an error with its place where one %s', (_name, props, cause) => {
    const details = catchDetailsSync(() => getEmbed('Swatches', place).prepare(props, context));
    expect(details).toMatchObject({ ...place, cause: expect.stringMatching(cause) });
  });
});

test('an embed that has no Markdown equivalent is a link to its page', () => {
  const href = 'https://example.com/a/';
  const nodes = getEmbed('FeedbackReport', place).toMarkdown(
    {},
    {
      ...{ t: context.t, href },
      fromHtml: () => [],
    },
  );
  expect(nodes).toMatchObject([
    {
      type: 'paragraph',
      children: [{ type: 'link', url: href, children: [{ value: 'FeedbackReport' }] }],
    },
  ]);
});
