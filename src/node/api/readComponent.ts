/** Reads a component. */
import ts from 'typescript';
import { correctDefaults } from './compare';
import { type PackageContext, type WholeEntry, describe, prepare } from './entryContext';
import { type FoundExport, getCallSignatures } from './findEntries';
import { readJsDoc, splitDescription } from './jsDoc';
import { readClasses } from './readClasses';
import { compareProps, readProps } from './readProps';
import { readDefaultElement, readPolymorphic, readRef } from './readRoot';
import { readSlots } from './readSlots';
import { chooseSignature, getParameterType } from './signatures';
import { checkThemeName } from './themeKeys';

/** Reads the entry of a component from its declarations and its code. */
export function readComponent(found: FoundExport, context: PackageContext): WholeEntry {
  const { program, notes, apiPackage } = context;
  const checker = program.getTypeChecker();
  const { declaration, place, runtime, origin, types } = prepare(found, context);
  const signatures = getCallSignatures(checker.getTypeOfSymbol(found.symbol));
  const signature = chooseSignature(signatures);
  const propsType = getParameterType(signature, checker);
  const members = propsType ? readProps(propsType, origin, types) : [];
  const polymorphic = readPolymorphic(signatures, origin, types);
  const props = correctDefaults(
    [
      ...members.filter(
        ({ name }) => (name !== 'component' || !polymorphic) && !runtime.overwritten.has(name),
      ),
      ...(polymorphic ? [polymorphic] : []),
      ...readDefaultElement(signature, members, origin, types),
    ].sort(compareProps),
    runtime,
    { package: place.package, file: place.file, name: found.name },
    notes,
  );
  const classesProp = propsType && checker.getPropertyOfType(propsType, 'classes');
  const classesNode = classesProp?.declarations?.[0];
  const folderFile = context.folders.get(found.folder) ?? '';
  const classes = readClasses(
    found,
    apiPackage.name,
    folderFile,
    classesNode && ts.isPropertySignature(classesNode) ? classesNode.type : undefined,
    program,
    notes,
  );
  const ref = propsType && readRef(propsType, checker);
  checkThemeName(found.name, runtime.themeName, context);
  const doc = readJsDoc(declaration);
  const { description, inherits } = splitDescription(doc.description);
  const deprecated = doc.deprecated ?? runtime.warning;
  return {
    kind: 'component',
    ...describe(found, place, context),
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    props,
    returns: [],
    ...(inherits !== undefined && { inherits }),
    ref: { holds: runtime.forwardsRef, ...(runtime.forwardsRef && ref && { type: ref }) },
    childNeedsRef: runtime.childNeedsRef,
    polymorphic: polymorphic !== undefined,
    slots: readSlots(propsType, classes, runtime, found, context),
    classes,
    ...(runtime.themeName !== undefined && { themeName: runtime.themeName }),
    types: types.types,
  };
}
