/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import { StudioPanel } from '@/src/site/app/studioPanel/StudioPanel';
import { STUDIO_KEY } from '@/src/site/features/studio';
import { storedText } from '@/src/site/state/storedText';
import { SITE_COLORS_KEY, USER_THEME_KEY } from '@/src/site/state/userTheme';
import { createSystemScheme } from '../../../support/browser';

const t = createBuildText('en');
const props = {
  texts: getEmbedTexts('themeStudio', t),
  screen: getEmbedTexts('joyThemeBuilder', t),
  pages: { material: ['button', 'text-field'], joy: ['button'] },
};

beforeAll(() => {
  createSystemScheme(false);
  // jsdom has none of them.
  Object.assign(window, { TextDecoder, TextEncoder });
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(() =>
  act(() =>
    [STUDIO_KEY, USER_THEME_KEY, SITE_COLORS_KEY].forEach((key) => storedText(key).set(null)),
  ),
);

const setPrimary = (color: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'primary.main', hidden: true }), {
    target: { value: color },
  });

test('the panel has the focus, and Escape closes it', () => {
  const onClose = jest.fn();
  render(<StudioPanel {...props} onClose={onClose} />);
  const heading = screen.getByText('Theme studio');
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByRole('region', { name: 'Preview: Light mode', hidden: true })).toBeNull();
  fireEvent.keyDown(heading, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the first change applies the theme to demos, and then the visitor decides', () => {
  render(<StudioPanel {...props} onClose={() => undefined} />);
  expect(storedText(USER_THEME_KEY).get()).toBeNull();
  setPrimary('#00695c');
  expect(storedText(USER_THEME_KEY).get()).toContain('#00695c');
  fireEvent.click(
    screen.getByRole('switch', { name: 'Use this theme in all demos', hidden: true }),
  );
  setPrimary('#ad1457');
  expect(storedText(USER_THEME_KEY).get()).toBeNull();
});

test('the site keeps its color if that of the theme has too little contrast', () => {
  render(<StudioPanel {...props} onClose={() => undefined} />);
  setPrimary('#9ccc65');
  fireEvent.click(
    screen.getByRole('checkbox', { name: 'Use these colors for this site, too', hidden: true }),
  );
  expect(storedText(SITE_COLORS_KEY).get()).not.toBeNull();
  expect(screen.getByText(/^Light mode: the site keeps its own color/)).toBeTruthy();
});
