import { describe, expect, test } from '@jest/globals';
import { recognizeMessage } from '@/src/shared/answers/recognizers/message';

describe('a message of the console is', () => {
  test.each([
    'MUI: The palette mode `x` is not supported.',
    'MUI X: Missing the `getActions` property in the `GridColDef`.',
    'Material-UI: The `value` provided to the Tabs component is invalid.',
    'Base UI: The MultiSelect component was removed from the library.',
    'Joy: A FormControl can contain only one control component',
    'Warning: Failed prop type: Invalid prop `color` supplied to `ForwardRef(Button)`.',
    'Uncaught Error: Too many re-renders. React limits the number of renders.',
    'Uncaught (in promise) TypeError: event is undefined',
    'Error: No TabsContext provided',
    'React does not recognize the `isActive` prop on a DOM element.',
    'In HTML, <div> cannot be a descendant of <p>.',
    'Each child in a list should have a unique "key" prop.',
    'Invalid hook call. Hooks can only be called inside of the body of a function component.',
    'The pseudo class ":first-child" is potentially unsafe when doing server-side rendering.',
    'validateDOMNesting(...): <div> cannot appear as a descendant of <p>.',
    'Function components cannot be given refs.',
    'useMenuButton: no menu context available.',
    '`sepia` does not exist in `theme.colorSchemes`.',
    'hr is a void element tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
    'None of the Tabs\' children match with "b". You can provide one of the following values: a.',
    'something went wrong in this component now\n    at Tabs (http://localhost/main.js:1:2)',
  ])('%s', (text) => {
    expect(recognizeMessage(text)).toEqual({ kind: 'message', text });
  });
});

describe('a query is', () => {
  test.each([
    '',
    'button',
    'warning',
    'error handling',
    'Error:',
    'how do i change the color of a button',
    'disable ripple on all buttons in the theme',
    'MuiButton-root',
    'import Button from "@mui/material/Button"',
    'theme.palette.primary.main',
    'useMediaQuery',
    'invalid date',
    'received props',
  ])('%j', (text) => {
    expect(recognizeMessage(text)).toBeUndefined();
  });
});

test('a long text takes little time', () => {
  const start = performance.now();
  for (const part of ['Error: ', ' at a', 'x ', '\n', '`']) {
    recognizeMessage(part.repeat(500_000));
  }
  expect(performance.now() - start).toBeLessThan(1000);
});
