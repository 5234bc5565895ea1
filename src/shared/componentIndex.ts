/** The data of a product's visual component index that isn't in the navigation tree. */

export interface ComponentTask {
  id: string;
  /** The user's task, such as "Let users choose". */
  title: string;
}

/** One component. Its key is the last segment of its address. */
export interface IndexEntry {
  /** What the component does, in a few words. */
  use: string;
  /** Ids of tasks. Empty for a page that belongs to no task. */
  tasks: readonly string[];
  /** More search terms, separated by spaces. */
  words?: string;
}

export interface ComponentIndex {
  tasks: readonly ComponentTask[];
  entries: Readonly<Record<string, IndexEntry>>;
}
