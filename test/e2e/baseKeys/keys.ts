/** The keys that a test presses, by the names in the keyboard tables. */
import { type Locator, type Page, demo, liveStage } from '../support';

/** What a test of a keyboard table gets. */
interface Keyboard {
  page: Page;
  /** Returns the live stage of a demo, after scrolling to it. */
  stage: (name: string) => Promise<Locator>;
  /** Presses keys one after the other, where the focus is: names of Playwright, such as `ArrowDown` or `Shift+Tab`. */
  press: (...keys: string[]) => Promise<void>;
}

export type KeyTest = (keyboard: Keyboard) => Promise<void>;

/** The name in the tables of a row about keys that type a letter. */
export const LETTERS = 'Letters';

/** Returns the names in the tables of a key or a combination of keys. */
function listNames(key: string): string[] {
  return key.split('+').map((part) => {
    if (part === ' ') {
      return 'Space';
    }
    return /^[a-z]$/.test(part) ? LETTERS : part.replace(/([a-z])([A-Z])/g, '$1 $2');
  });
}

/** Creates a keyboard that adds the names of the pressed keys to a set. */
export function createKeyboard(page: Page, pressed: Set<string>): Keyboard {
  return {
    page,
    stage: async (name) => {
      await demo(page, name).evaluate((block) =>
        block.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const stage = liveStage(page, name);
      await stage.waitFor();
      return stage;
    },
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        listNames(key).forEach((name) => pressed.add(name));
      }
    },
  };
}
