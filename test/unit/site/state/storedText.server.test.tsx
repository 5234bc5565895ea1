/** The server has no storage, so server rendering must not read it. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { useStoredText } from '@/src/site/state/storedText';
import { useMode } from '@/src/site/state/mode';

test('a stored value is null on the server', () => {
  function Field() {
    return <p>{useStoredText('any-key')[0] ?? 'nothing'}</p>;
  }
  expect(typeof window).toBe('undefined');
  expect(renderToStaticMarkup(<Field />)).toBe('<p>nothing</p>');
});

test('the mode is system on the server', () => {
  function Mode() {
    return <p>{useMode()[0]}</p>;
  }
  expect(renderToStaticMarkup(<Mode />)).toBe('<p>system</p>');
});
