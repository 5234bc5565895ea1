/** Adds to the API data since when the packages have what it describes. */
import type { ApiEntry } from '@/src/shared/apiEntry';
import type { ApiHistory, ApiHistoryEntry, ApiHistoryFacts } from '@/src/shared/apiHistory';
import { readHistories } from './readHistory';

type Dated = Pick<ApiEntry, 'since' | 'deprecatedSince'>;

/**
 * Returns the entries with the releases that brought them and their members, as far as they are recorded.
 * @throws BuildError for a recorded history that doesn't match its schema.
 */
export function addHistory(
  entries: readonly ApiEntry[],
  recorded: readonly ApiHistory[] = readHistories(),
): ApiEntry[] {
  const histories = new Map(recorded.map((history) => [history.package, history]));
  return entries.map((entry) => {
    const facts = histories.get(entry.package)?.entries[entry.name];
    return facts ? addToEntry(entry, facts) : entry;
  });
}

function addToEntry(entry: ApiEntry, recorded: ApiHistoryEntry): ApiEntry {
  const { props, parameters = props, returns, slots, classes } = recorded;
  return {
    ...entry,
    ...getDates(recorded),
    props: entry.props.map((prop) => ({ ...prop, ...getDates(parameters?.[prop.name]) })),
    returns: entry.returns.map((prop) => ({ ...prop, ...getDates(returns?.[prop.name]) })),
    slots: entry.slots.map((slot) => ({ ...slot, ...getDates(slots?.[slot.name]) })),
    classes: entry.classes.map((rule) => ({ ...rule, ...getDates(classes?.[rule.rule]) })),
  };
}

/** What is gone for the recorder isn't dated: it reads declarations only, and the entry has the member. */
function getDates({ since, deprecated, removed, changes = [] }: ApiHistoryFacts = {}): Dated {
  if (removed !== undefined) {
    return {};
  }
  const again = changes.filter(({ what }) => what === 'added').at(-1)?.version;
  const from = again ?? since;
  return {
    ...(from !== undefined && { since: from }),
    ...(deprecated !== undefined && { deprecatedSince: deprecated }),
  };
}
