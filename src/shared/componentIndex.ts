/** What the visual index of a product's components says besides the navigation tree. */

export interface ComponentTask {
  id: string;
  /** What a reader wants: "Let people choose". */
  title: string;
}

/** One component, under the last segment of its address. */
export interface IndexEntry {
  /** What it does, in a few words. */
  use: string;
  /** Ids of tasks; none for a page that is about no single task. */
  tasks: readonly string[];
  /** Other words that readers say, with spaces between. */
  words?: string;
}

export interface ComponentIndex {
  tasks: readonly ComponentTask[];
  entries: Readonly<Record<string, IndexEntry>>;
}
