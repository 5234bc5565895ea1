/** Tests of the keyboard tables of controls that stay in the page. */
import { expect } from '../support';
import type { KeyTest } from './keys';

export const CONTROLS: Record<string, KeyTest> = {
  accordion: async ({ stage, press }) => {
    const sections = (await stage('AccordionDetails')).locator('details');
    await sections.first().locator('summary').focus();
    await press('Enter');
    await expect(sections.first()).not.toHaveAttribute('open');
    await press('Tab');
    await expect(sections.nth(1).locator('summary')).toBeFocused();
    await press(' ');
    await expect(sections.nth(1)).toHaveAttribute('open');
  },
  button: async ({ stage, press }) => {
    const native = await stage('ButtonIntroduction');
    const send = native.getByRole('button', { name: 'Send dispatch' });
    await send.focus();
    await press('Enter', ' ');
    await expect(native.getByRole('status')).toHaveText('Dispatches sent: 2');
    await press('Tab');
    await expect(native.getByRole('button', { name: 'Recall dispatch' })).not.toBeFocused();

    const focusable = await stage('ButtonFocusableDisabled');
    await focusable.getByRole('button', { name: 'Raise the satellite link' }).focus();
    await press('Tab');
    await expect(focusable.getByRole('button', { name: 'Upload field notes' })).toBeFocused();

    const packet = (await stage('ButtonCustomElement')).getByRole('button');
    await packet.focus();
    await press('Enter', ' ');
    await expect(packet).toContainText('10 packets left');
  },
  checkbox: async ({ stage, press }) => {
    const demo = await stage('CheckboxNative');
    await demo.getByLabel('All papers').focus();
    await press('Tab');
    const crew = demo.getByLabel('Crew list');
    await expect(crew).toBeFocused();
    await press(' ');
    await expect(crew).not.toBeChecked();
    await press(' ');
    await expect(crew).toBeChecked();
  },
  input: async ({ stage, press }) => {
    const search = (await stage('InputAdornments')).getByRole('searchbox');
    await search.focus();
    await press('Tab', 'Shift+Tab');
    await expect(search).toBeFocused();
    const single = await stage('InputIntroduction');
    await single.getByLabel('Name of the ship').focus();
    await press('Tab');
    await expect(single.getByLabel(/^Berth/)).not.toBeFocused();
    const log = (await stage('InputMultiline')).getByLabel('Log entry, three rows');
    await log.fill('Fog');
    await press('Enter');
    await expect(log).toHaveValue('Fog\n');
  },
  'number-input': async ({ stage, press }) => {
    const demo = await stage('NumberInputIntroduction');
    const containers = demo.getByLabel(/^Containers/);
    await containers.focus();
    for (const [key, value] of [
      ['ArrowUp', '13'],
      ['ArrowDown', '12'],
      ['PageUp', '22'],
      ['PageDown', '12'],
      ['Shift+ArrowUp', '22'],
      ['Shift+ArrowDown', '12'],
      ['Home', '40'],
      ['End', '1'],
    ] as const) {
      await press(key);
      await expect(containers, key).toHaveValue(value);
    }
    await press('Tab');
    for (const skipped of await demo.locator('button, input:disabled').all()) {
      await expect(skipped).not.toBeFocused();
    }
    const form = await stage('NumberInputForm');
    await form.getByLabel(/^Passengers/).focus();
    await press('Enter');
    await expect(form.getByRole('status')).toHaveText('Reserved: passengers=2');
  },
  pagination: async ({ stage, press }) => {
    const demo = await stage('PaginationButtons');
    await demo.getByRole('button', { name: 'Page 1' }).focus();
    await press('Tab');
    await expect(demo.getByRole('button', { name: 'Page 2' })).toBeFocused();
    await press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Page 2 of 3');
    await press('Tab', ' ');
    await expect(demo.getByRole('status')).toHaveText('Page 3 of 3');
  },
  'radio-group': async ({ stage, press }) => {
    const radios = (await stage('RadioGroupNative')).getByRole('radio');
    await radios.first().focus();
    await press('Tab', 'Shift+Tab');
    await expect(radios.first()).toBeFocused();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowUp', 1],
      ['ArrowLeft', 0],
      [' ', 0],
    ] as const) {
      await press(key);
      await expect(radios.nth(index), key).toBeChecked();
    }
  },
  rating: async ({ stage, press }) => {
    const demo = await stage('RatingNative');
    await demo.getByLabel('4 stars').focus();
    await press('Tab', 'Shift+Tab');
    await expect(demo.getByLabel('4 stars')).toBeFocused();
    for (const [key, stars] of [
      ['ArrowLeft', '3 stars'],
      ['ArrowUp', '2 stars'],
      ['ArrowRight', '3 stars'],
      ['ArrowDown', '4 stars'],
    ] as const) {
      await press(key);
      await expect(demo.getByLabel(stars), key).toBeChecked();
    }
  },
  slider: async ({ stage, press }) => {
    const introduction = await stage('SliderIntroduction');
    const deck = introduction.getByRole('slider', { name: /^Deck lights/ });
    await deck.focus();
    for (const [key, value] of [
      ['ArrowRight', '61'],
      ['ArrowUp', '62'],
      ['ArrowLeft', '61'],
      ['ArrowDown', '60'],
      ['PageUp', '70'],
      ['PageDown', '60'],
      ['Shift+ArrowRight', '70'],
      ['Shift+ArrowUp', '80'],
      ['Shift+ArrowLeft', '70'],
      ['Shift+ArrowDown', '60'],
      ['Home', '0'],
      ['End', '100'],
    ] as const) {
      await press(key);
      await expect(deck, key).toHaveValue(value);
    }
    await press('Tab');
    await expect(introduction.getByRole('slider', { name: /^Searchlight/ })).not.toBeFocused();

    const speed = (await stage('SliderRtl')).getByRole('slider');
    await speed.focus();
    await press('ArrowRight');
    await expect(speed).toHaveValue('7');
    await press('ArrowLeft');
    await expect(speed).toHaveValue('8');

    const form = await stage('SliderForm');
    await form.getByRole('slider', { name: 'Earliest hour' }).focus();
    await press('Tab');
    await expect(form.getByRole('slider', { name: 'Latest hour' })).toBeFocused();
    await press('Enter');
    await expect(form.getByRole('status')).toHaveText('draft: 6, hour: 8 and 14');
  },
  switch: async ({ stage, press }) => {
    const introduction = await stage('SwitchIntroduction');
    await introduction.getByRole('switch', { name: 'Harbor lights' }).focus();
    await press('Tab');
    const foghorn = introduction.getByRole('switch', { name: 'Foghorn' });
    await expect(foghorn).toBeFocused();
    await press(' ');
    await expect(foghorn).toBeChecked();
    await press('Enter');
    await expect(foghorn).toBeChecked();
    await press('Tab');
    await expect(introduction.getByRole('switch', { name: /^Backup/ })).not.toBeFocused();

    const form = await stage('SwitchForm');
    await form.getByRole('switch', { name: /^I follow/ }).focus();
    await press(' ', 'Enter');
    await expect(form.getByRole('status')).toHaveText('Berth booked with water.');
  },
  'table-pagination': async ({ stage, press }) => {
    const demo = await stage('TablePaginationIntroduction');
    await demo.getByRole('combobox').focus();
    await press('ArrowDown');
    await expect(demo.getByText('1–5 of 8')).toBeVisible();
    await press('ArrowUp');
    await expect(demo.getByText('1–3 of 8')).toBeVisible();
    await press('Tab', 'Tab');
    await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeFocused();
    await press('Enter', ' ');
    await expect(demo.getByText('7–8 of 8')).toBeVisible();
  },
  tabs: async ({ stage, press }) => {
    const demo = await stage('TabsScrollable');
    const tab = (name: string) => demo.getByRole('tab', { name });
    await tab('March').focus();
    for (const [key, name] of [
      ['ArrowRight', 'April'],
      ['ArrowLeft', 'March'],
      ['Home', 'January'],
      ['ArrowLeft', 'August'],
      ['ArrowRight', 'January'],
      ['PageDown', 'June'],
      ['PageDown', 'August'],
      ['PageUp', 'March'],
      ['PageUp', 'January'],
      ['f', 'February'],
      ['End', 'August'],
    ] as const) {
      await press(key);
      await expect(tab(name), key).toBeFocused();
    }
    await press('Enter');
    await expect(tab('August')).toHaveAttribute('aria-selected', 'true');
    await press('ArrowLeft', ' ');
    await expect(tab('July')).toHaveAttribute('aria-selected', 'true');
    await press('Tab');
    await expect(demo.getByRole('tabpanel')).toBeFocused();

    const days = (await stage('TabsVertical')).getByRole('tab');
    await days.nth(1).focus();
    await press('ArrowUp');
    await expect(days.first()).toBeFocused();
    await press('ArrowUp');
    await expect(days.last()).toBeFocused();
    await press('ArrowDown');
    await expect(days.first()).toBeFocused();

    const reversed = (await stage('TabsDirection')).getByRole('tab');
    await reversed.first().focus();
    await press('ArrowLeft');
    await expect(reversed.nth(1)).toBeFocused();
  },
  'textarea-autosize': async ({ stage, press }) => {
    const rows = await stage('TextareaAutosizeRows');
    await rows.getByLabel(/^Cargo/).focus();
    await press('Tab', 'Tab');
    const visitors = rows.getByLabel(/^Visitors/);
    await expect(visitors).toBeFocused();
    const getHeight = async () => (await visitors.boundingBox())!.height;
    const empty = await getHeight();
    await press('Enter', 'Enter', 'Enter');
    await expect.poll(getHeight).toBeGreaterThan(empty);
    const four = await getHeight();
    await press('Enter', 'Enter');
    await expect(visitors).toHaveValue('\n'.repeat(5));
    expect(await getHeight()).toBe(four);
  },
  'toggle-button-group': async ({ stage, press }) => {
    const demo = await stage('ToggleButtons');
    const toggle = (name: string) => demo.getByRole('button', { name });
    await toggle('Depths').focus();
    await press('Enter');
    await expect(toggle('Depths')).toHaveAttribute('aria-pressed', 'false');
    await press('Tab', ' ');
    await expect(toggle('Buoys')).toHaveAttribute('aria-pressed', 'true');
  },
};
