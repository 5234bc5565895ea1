/** Reads a hook. */
import ts from 'typescript';
import type { ApiProp } from '@/src/shared/apiEntry';
import { correctDefaults } from './compare';
import { type PackageContext, type WholeEntry, describe, prepare } from './entryContext';
import { type FoundExport, getCallSignatures } from './findEntries';
import { readJsDoc, splitDescription } from './jsDoc';
import { type Origin, readProps } from './readProps';
import { readType } from './readType';
import { chooseSignature, getParameterType } from './signatures';
import type { TypeContext } from './typeDefinitions';

/** Reads the entry of a hook: the members of its first parameter and of its result. */
export function readHook(found: FoundExport, context: PackageContext): WholeEntry {
  const { program, notes } = context;
  const checker = program.getTypeChecker();
  const { declaration, place, runtime, origin, types } = prepare(found, context);
  const signature = chooseSignature(getCallSignatures(checker.getTypeOfSymbol(found.symbol)));
  const parameters = readParameters(signature, origin, types);
  const returned = signature?.getReturnType();
  const result = returned && checker.getNonNullableType(returned);
  const doc = readJsDoc(declaration);
  const { description } = splitDescription(doc.description);
  // All parameters and results count as the hook's own members.
  const own = (prop: ApiProp): ApiProp => ({
    ...prop,
    from: { group: 'own', name: found.name, package: place.package },
  });
  const returnNode = signature?.declaration?.type;
  const returnType = returnNode && ts.isTypeNode(returnNode) ? returnNode : undefined;
  return {
    kind: 'hook',
    ...describe(found, place, context),
    ...(description !== undefined && { description }),
    ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
    props: correctDefaults(
      parameters.map(own),
      runtime,
      { package: place.package, file: place.file, name: found.name },
      notes,
    ),
    takesOptions: takesOptions(signature, checker),
    returns:
      result && isPlainObject(result, checker)
        ? readProps(result, origin, types, true).map(own)
        : [],
    ...(returned && {
      returnType: readType(returned, returnType, { member: `${found.name}()` }, types),
    }),
    childNeedsRef: false,
    polymorphic: false,
    slots: [],
    classes: [],
    types: types.types,
  };
}

/** Returns the members of a hook's options object, or its individual parameters. */
function readParameters(
  signature: ts.Signature | undefined,
  origin: Origin,
  context: TypeContext,
): ApiProp[] {
  const { checker } = context;
  const type = takesOptions(signature, checker) && getParameterType(signature, checker);
  if (type) {
    return readProps(type, origin, context);
  }
  const doc = readJsDoc(signature?.declaration);
  return (signature?.parameters ?? []).map((parameter) => {
    const { name, valueDeclaration } = parameter;
    const node =
      valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
    const optional = node?.questionToken !== undefined;
    const description = doc.parameters.get(name);
    return {
      name,
      required: !optional,
      type: readType(
        checker.getTypeOfSymbol(parameter),
        node?.type,
        { member: `${origin.name}.${name}`, optional },
        context,
      ),
      ...(description && { description }),
      from: { group: 'own', name: origin.name, package: origin.package },
    };
  });
}

/** Whether a hook takes one options object. */
export function takesOptions(
  signature: ts.Signature | undefined,
  checker: ts.TypeChecker,
): boolean {
  const type = getParameterType(signature, checker);
  const [parameter] = signature?.parameters ?? [];
  // A bare type parameter has no known members.
  const given = parameter && checker.getTypeOfSymbol(parameter);
  const isFree = given?.isTypeParameter() === true && given.getConstraint() === undefined;
  return (
    type !== undefined &&
    !isFree &&
    signature?.parameters.length === 1 &&
    isPlainObject(type, checker)
  );
}

/** Whether a type is an object whose members can be listed. */
export function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  return (
    (constraint.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    constraint.getCallSignatures().length === 0 &&
    !checker.isArrayLikeType(constraint)
  );
}
