/** Reads the slots of a component. */
import type ts from 'typescript';
import type { ApiEntry, ApiSlot } from '@/src/shared/apiEntry';
import type { PackageContext } from './entryContext';
import type { FoundExport } from './findEntries';
import { readJsDoc } from './jsDoc';
import { getPlace } from './program';
import { listMembers } from './readProps';
import type { Runtime } from './readRuntime';

/** Reads the members of the prop `slots`. The class of a slot has the name of the slot. */
export function readSlots(
  propsType: ts.Type | undefined,
  classes: ApiEntry['classes'],
  runtime: Runtime,
  found: FoundExport,
  { program, notes, apiPackage, rootExports }: PackageContext,
): ApiSlot[] {
  const checker = program.getTypeChecker();
  const symbol = propsType && listMembers(propsType, checker).find(({ name }) => name === 'slots');
  if (!symbol) {
    return [];
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return listMembers(type, checker).map((slot) => {
    const declaration = slot.declarations?.[0];
    const doc = readJsDoc(declaration);
    const actual = quoteElement(runtime.slotDefaults.get(slot.name));
    const declared = quoteElement(doc.default);
    // Styled components inside the component can't be imported, so their names are left out.
    const isKnown = actual !== undefined && (ELEMENT.test(actual) || rootExports.has(actual));
    if (isKnown && declared !== undefined && actual !== declared) {
      notes.add({
        kind: 'disagreement',
        package: apiPackage.name,
        file: getPlace(declaration?.getSourceFile().fileName ?? '').file,
        member: `${found.name}.slots.${slot.name}`,
        text: `declared default ${declared}, but the code uses ${actual}, which is shown.`,
      });
    }
    const used = isKnown ? actual : declared;
    const className = classes.find(({ rule, state }) => rule === slot.name && !state)?.className;
    return {
      name: slot.name,
      ...(doc.description !== undefined && { description: doc.description }),
      ...(used !== undefined && { default: used }),
      ...(className !== undefined && { className }),
      ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
    };
  });
}

const ELEMENT = /^'.+'$/;

/** Adds the quotes that JSX types have around HTML elements. Some comments omit them. */
function quoteElement(text: string | undefined): string | undefined {
  const name = text?.trim().replace(/^["'`]|["'`]$/g, '');
  return name !== undefined && /^(?!(null|undefined|true|false)$)[a-z][a-z0-9]*$/.test(name)
    ? `'${name}'`
    : text;
}
