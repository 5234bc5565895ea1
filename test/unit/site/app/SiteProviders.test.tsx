/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SiteProviders } from '@/src/site/app/SiteProviders';
import { DEFAULT_AD_CONFIG, useAdConfig } from '@/src/site/features/ads/AdConfig';
import { useLanguage } from '@/src/site/i18n/UserLanguage';
import { DEFAULT_DOCS_CONFIG, useDocsConfig } from '@/src/site/state/DocsConfig';
import {
  flavourPreference,
  useFlavour,
  useVariant,
  variantPreference,
} from '@/src/site/state/codePreferences';
import { useThemeDispatch, useThemeSettings } from '@/src/site/theme/ThemeProvider';
import { createSystemScheme } from '../../support/browser';
import { createRouter } from '../../support/router';

beforeEach(() => {
  createSystemScheme(false);
});

/** A component that reads all contexts that the design card names, and has a control for each. */
function Part() {
  const { spacing } = useThemeSettings();
  const dispatch = useThemeDispatch();
  const { userLanguage, setUserLanguage } = useLanguage();
  const read = {
    spacing,
    userLanguage,
    variant: useVariant(),
    flavour: useFlavour(),
    docs: useDocsConfig(),
    ads: useAdConfig(),
  };
  return (
    <>
      <output>{JSON.stringify(read)}</output>
      <button onClick={() => dispatch({ type: 'INCREASE_SPACING' })}>Spacing</button>
      <button onClick={() => setUserLanguage('pt')}>Language</button>
    </>
  );
}
const read = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

// @proves D7
test('provides theme settings, preferences, language, docs config and ad config', () => {
  const { push, wrapper } = createRouter();
  render(
    <SiteProviders page={undefined}>
      <Part />
    </SiteProviders>,
    { wrapper },
  );
  const initial = {
    spacing: 8,
    userLanguage: 'en',
    variant: 'TS',
    flavour: 'system',
    docs: DEFAULT_DOCS_CONFIG,
    ads: DEFAULT_AD_CONFIG,
  };
  expect(read()).toEqual(initial);
  press('Spacing');
  act(() => {
    variantPreference.set('JS');
    flavourPreference.set('css');
  });
  expect(read()).toEqual({ ...initial, spacing: 9, variant: 'JS', flavour: 'css' });
  press('Language');
  expect(push).toHaveBeenCalledWith('/pt/');
});
