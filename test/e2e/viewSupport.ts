/** Helpers for the tests of a demo's view. */
import { type Page, demo, expect, liveStage } from './support';

/** The menu item of the view. */
export const VIEW = 'Change mode, direction, or width';

/**
 * Opens the view of a demo.
 * @returns its panel.
 */
export async function openView(page: Page, name: string) {
  await demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
  await demo(page, name).getByRole('button', { name: 'More', exact: true }).click();
  await demo(page, name).getByRole('button', { name: VIEW }).click();
  const panel = page.getByRole('dialog', { name: /^View of the / });
  await expect(panel).toBeVisible();
  return panel;
}

/** Selects options in the view of a demo: pairs of group and option. It closes the panel. */
export async function setView(
  page: Page,
  name: string,
  choices: Readonly<Partial<Record<'Color mode' | 'Direction' | 'Width', string>>>,
): Promise<void> {
  const panel = await openView(page, name);
  for (const [group, option] of Object.entries(choices)) {
    const radio = panel.getByRole('group', { name: group }).getByRole('radio', { name: option });
    await radio.check({ force: true });
    await expect(radio).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Activates a demo and selects its flavor, if the page has several. */
export async function activate(page: Page, name: string, flavour?: string): Promise<void> {
  await demo(page, name).evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
  await expect(liveStage(page, name)).toBeVisible();
  if (flavour) {
    await demo(page, name)
      .getByRole('combobox', { name: 'Code styling' })
      .selectOption({ label: flavour });
    await expect(liveStage(page, name)).toBeVisible();
  }
}

/** Returns all styles of a live demo that depend on mode and direction, per element. */
export function getLook(page: Page, name: string): Promise<string[]> {
  return liveStage(page, name).evaluate((stage) =>
    [...stage.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.tagName,
        style.color,
        style.backgroundColor,
        style.borderTopColor,
        style.boxShadow,
        style.fill,
        style.direction,
        style.textAlign,
        style.marginLeft,
        style.marginRight,
        style.paddingLeft,
        style.paddingRight,
      ].join(' | ');
    }),
  );
}
