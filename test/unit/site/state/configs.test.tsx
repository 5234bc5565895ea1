/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  type AdConfig,
  AdConfigProvider,
  DEFAULT_AD_CONFIG,
  useAdConfig,
} from '@/src/site/features/ads/AdConfig';
import {
  DEFAULT_DOCS_CONFIG,
  type DocsConfig,
  DocsConfigProvider,
  useDocsConfig,
} from '@/src/site/state/DocsConfig';

beforeEach(() => {
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Docs() {
  return <p>{JSON.stringify(useDocsConfig())}</p>;
}
function Ad() {
  return <p>{JSON.stringify(useAdConfig())}</p>;
}
const shown = () => JSON.parse(screen.getByText(/^\{/).textContent!);

// @proves S8.5
describe('without the provider of docs config or ad config, an error is thrown', () => {
  test.each([
    ['DocsConfigProvider', <Docs />],
    ['AdConfigProvider', <Ad />],
  ])('that names %s', (provider, element) => {
    expect(() => render(element)).toThrow(provider);
  });

  test.each([
    [
      'docs',
      'AdConfigProvider',
      <AdConfigProvider value={DEFAULT_AD_CONFIG}>{<Docs />}</AdConfigProvider>,
    ],
    [
      'ad',
      'DocsConfigProvider',
      <DocsConfigProvider value={DEFAULT_DOCS_CONFIG}>{<Ad />}</DocsConfigProvider>,
    ],
  ])('the %s config is not that of %s', (name, _other, element) => {
    expect(() => render(element)).toThrow(`Missing ${name} config`);
  });
});

// @proves S3.28, S9.1
test('GADisplayRatio is 0.1 by default', () => {
  render(
    <DocsConfigProvider value={DEFAULT_DOCS_CONFIG}>
      <Docs />
    </DocsConfigProvider>,
  );
  expect(shown()).toEqual({ GADisplayRatio: 0.1 });
});

test('the docs config comes from the nearest provider', () => {
  const own: DocsConfig = { GADisplayRatio: 1 };
  render(
    <DocsConfigProvider value={DEFAULT_DOCS_CONFIG}>
      <DocsConfigProvider value={own}>
        <Docs />
      </DocsConfigProvider>
    </DocsConfigProvider>,
  );
  expect(shown()).toEqual(own);
});

test('the ad config is empty by default, and comes from its provider', () => {
  expect(DEFAULT_AD_CONFIG).toEqual({});
  const own: AdConfig = { serviceUrl: 'https://ads.example.com/' };
  render(
    <AdConfigProvider value={own}>
      <Ad />
    </AdConfigProvider>,
  );
  expect(shown()).toEqual(own);
});
