import { describe, expect, test } from '@jest/globals';
import { parseQuery } from '@/src/shared/search/query';

const products = [
  { id: 'material-ui', name: 'Material UI' },
  { id: 'joy-ui', name: 'Joy UI' },
];

describe('words', () => {
  test.each<[query: string, words: string[]]>([
    ['how do I center the button?', ['center', 'button']],
    ['the', ['the']],
    ['@mui/material/Button', ['button']],
    ['@mui/base/Unstable_NumberInput', ['numberinput']],
    ['@mui/icons-material/Delete', ['icons-material']],
    ['theme.palette.primary', ['palette', 'primary']],
    ['components.MuiButton.defaultProps', ['muibutton', 'defaultprops']],
    ['role="tablist"', ['tablist']],
    ['multiline={true}', ['multiline']],
    ['component="span"', ['component', 'span']],
  ])('%s: %j', (query, words) => {
    expect(parseQuery(query)?.words).toEqual(words);
  });
});

describe('the product that a query names comes first', () => {
  test.each<[query: string, current: string, product: string, words: string[]]>([
    ['joy ui button', 'material-ui', 'joy-ui', ['button']],
    ['Joy-UI button', 'joy-ui', 'joy-ui', ['button']],
    ['button', 'joy-ui', 'joy-ui', ['button']],
    // Without other words, the name is what the user looks for.
    ['joy ui', 'material-ui', 'material-ui', ['joy', 'ui']],
    // Another product that is only mentioned.
    ['migrate from material ui', 'joy-ui', 'joy-ui', ['migrate', 'material', 'ui']],
    ['joy ui and material ui', 'joy-ui', 'joy-ui', ['joy', 'ui', 'material', 'ui']],
  ])('%s, reading %s: %s, %j', (query, current, product, words) => {
    expect(parseQuery(query, { products, current })).toMatchObject({ product, words });
  });
});

test.each([
  ['variant="soft"', true],
  ['size={{ xs: 12 }}', true],
  ['input type="file"', false],
  ['role="alert"', false],
])('%s is a prop with a value: %j', (query, isProp) => {
  expect(parseQuery(query)?.isProp).toBe(isProp);
});
