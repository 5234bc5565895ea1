/** Compares the defaults in a component's declarations with those in its code. */
import type { ApiProp } from '@/src/shared/apiEntry';
import type { NoteCollector } from './notes';
import type { Runtime } from './readRuntime';

/** Parses a default for comparison. Returns undefined for an expression that isn't a literal. */
export function readLiteral(text: string): string | undefined {
  const trimmed = text.trim().replace(/^`|`$/g, '').trim();
  const quoted = /^(['"])(.*)\1$/.exec(trimmed);
  if (quoted) {
    return `text ${quoted[2]}`;
  }
  if (/^(-?[\d.]+|true|false|null|undefined)$/.test(trimmed)) {
    return trimmed;
  }
  const empty = trimmed.replace(/\s/g, '');
  return empty === '{}' || empty === '[]' ? empty : undefined;
}

/**
 * Corrects the defaults of props to match the code, and adds a note for each correction. Defaults that aren't literals
 * stay as declared because they can only be checked by rendering, which a test does.
 * @returns new props; the given ones aren't changed.
 */
export function correctDefaults(
  props: readonly ApiProp[],
  runtime: Runtime,
  at: { package: string; file: string; name: string },
  notes: NoteCollector,
): ApiProp[] {
  return props.map((prop) => {
    const text =
      runtime.defaults.get(prop.name) ??
      (prop.from.group === 'inherited' ? runtime.handedOn.get(prop.name) : undefined);
    const actual = text === undefined ? undefined : readLiteral(text);
    if (actual === undefined || text === undefined || actual === 'undefined') {
      return prop;
    }
    const declared = prop.default === undefined ? undefined : readLiteral(prop.default);
    if (declared === actual || (prop.default !== undefined && declared === undefined)) {
      return prop;
    }
    // A boolean without a declared default is `false`, so this isn't a contradiction.
    // The root element is declared as a type.
    const isSilent = actual === 'false' || actual === '{}' || actual === '[]';
    if (prop.default !== undefined || (!isSilent && prop.name !== 'component')) {
      notes.add({
        kind: 'disagreement',
        package: at.package,
        file: at.file,
        member: `${at.name}.${prop.name}`,
        text:
          prop.default === undefined
            ? `the default ${text} is not declared; the code's value is shown.`
            : `declared default ${prop.default}, but the code uses ${text}, which is shown.`,
      });
    }
    return { ...prop, default: text };
  });
}
