/** What the reading has to tell: choices that were made, and contradictions inside a package. */

export interface ApiNote {
  /**
   * disagreement: declaration and running code contradict each other, which is an error of the package;
   * choice: something cannot be shown as it is, and what was done about it.
   */
  kind: 'disagreement' | 'choice';
  package: string;
  /** File inside the package. */
  file: string;
  /** Component or hook, with the member in question: `Button.color`. */
  member: string;
  /** What is the matter and what was done about it: one sentence each. */
  text: string;
}

/** Collects notes; the same note is kept once. */
export interface NoteBook {
  add: (note: ApiNote) => void;
  list: () => ApiNote[];
}

export function createNoteBook(): NoteBook {
  const notes = new Map<string, ApiNote>();
  return {
    add: (note) => notes.set(JSON.stringify(note), note),
    list: () => [...notes.values()],
  };
}

/** One line for the build's log. */
export function formatNote({ package: name, file, member, text }: ApiNote): string {
  return `${name}/${file}: ${member}: ${text}`;
}
