/** Notes about the packages: contradictions, and members that can't be shown as declared. */

export interface ApiNote {
  /**
   * disagreement: the declarations contradict the code, which is a bug in the package;
   * choice: a member can't be shown as declared, and is shown in another way.
   */
  kind: 'disagreement' | 'choice';
  package: string;
  /** Path of the file inside the package. */
  file: string;
  /** Component or hook, with the member that the note is about: `Button.color`. */
  member: string;
  /** One sentence about the cause and one about how it was handled. */
  text: string;
}

/** Collects notes without duplicates. */
export interface NoteCollector {
  add: (note: ApiNote) => void;
  list: () => ApiNote[];
}

export function createNoteCollector(): NoteCollector {
  const notes = new Map<string, ApiNote>();
  return {
    add: (note) => notes.set(JSON.stringify(note), note),
    list: () => [...notes.values()],
  };
}

/** Formats a note as one line of the build log. */
export function formatNote({ package: name, file, member, text }: ApiNote): string {
  return `${name}/${file}: ${member}: ${text}`;
}
