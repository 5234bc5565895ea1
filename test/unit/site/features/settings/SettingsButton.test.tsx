/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { SettingsButton } from '@/src/site/features/settings/SettingsButton';

jest.mock('@/src/site/features/settings/SettingsDrawer', () => {
  throw new Error('The network is gone.');
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['on the next page', () => Router.events.emit('routeChangeComplete', '/', { shallow: false })],
  ['once there is a network again', () => window.dispatchEvent(new Event('online'))],
])('the loading error is removed %s', async (_name, happen) => {
  render(<SettingsButton className="button" />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  act(() => void happen());
  expect(screen.queryByRole('alert')).toBeNull();
});
