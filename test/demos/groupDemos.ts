/** Selects the demos that a run tests. */
import { type Plan, chooseRoundRobin, isSampled, selectNamed } from '../../tools/proof/plan';
import type { DemoSetting } from './demoResult';
import type { ListedDemo } from './listDemos';

/** The demos of one page and flavor that the plan selects, and the settings for them. */
interface DemoGroup {
  key: string;
  /** Address of the page, with trailing slash. */
  page: string;
  flavour: ListedDemo['flavour'];
  demos: readonly ListedDemo[];
  settings: readonly DemoSetting[];
}

/**
 * Returns all groups with all settings; or the selected groups with one setting, and the changed demos of the others.
 * @param allSettings the settings that the test has.
 */
export function groupDemos(
  all: readonly ListedDemo[],
  plan: Plan,
  allSettings: readonly DemoSetting[],
): DemoGroup[] {
  const { scope, turn, changedDemos, only } = plan;
  const full = scope === 'full';
  const groups = new Map<string, ListedDemo[]>();
  for (const demo of selectNamed(all, plan, ({ pathname }) => `${pathname}/`)) {
    const key = `${demo.pathname}/ ${demo.flavour}`;
    groups.set(key, [...(groups.get(key) ?? []), demo]);
  }
  return [...groups].flatMap(([key, demos]) => {
    const isDue = only.length > 0 || (scope === 'gate' && isSampled(key, turn));
    const wanted = full || isDue ? demos : demos.filter(({ file }) => changedDemos.includes(file));
    const settings = full ? allSettings : [chooseRoundRobin(key, turn, allSettings)];
    const { pathname, flavour } = demos[0]!;
    return wanted.length > 0
      ? [{ key, page: `${pathname}/`, flavour, demos: wanted, settings }]
      : [];
  });
}
