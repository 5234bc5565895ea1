/** Props that are only available in a commercial plan. */
import ts from 'typescript';
import type { WholeEntry } from './entryContext';
import type { NoteCollector } from './notes';
import type { ApiPackage } from './packages';
import { compareProps, readProps } from './readProps';

/**
 * Adds the props that are only available in a commercial plan. The mark explains why they have no effect in other
 * plans.
 */
export function addPlanProps(
  entry: WholeEntry,
  { plans = {} }: ApiPackage,
  program: ts.Program,
  notes: NoteCollector,
): WholeEntry {
  if (Object.keys(plans).length === 0) {
    return entry;
  }
  const checker = program.getTypeChecker();
  const known = new Set(entry.props.map(({ name }) => name));
  const added = program.getSourceFiles().flatMap((source) =>
    source.statements
      .filter((node) => ts.isInterfaceDeclaration(node))
      .filter((node) => plans[node.name.text] !== undefined)
      .flatMap((node) => {
        const origin = {
          name: entry.name,
          package: entry.package,
          folder: '',
          handled: new Set<string>(),
          system: { names: new Set<string>(), getType: () => '' },
        };
        const types = { checker, notes, package: entry.package, types: entry.types };
        return readProps(checker.getTypeAtLocation(node), origin, types)
          .filter(({ name }) => !known.has(name))
          .map((prop) => ({ ...prop, required: false, plan: plans[node.name.text] }));
      }),
  );
  return { ...entry, props: [...entry.props, ...added].sort(compareProps) };
}
