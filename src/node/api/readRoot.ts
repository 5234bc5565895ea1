/** Reads the root element of a component: what can replace it, its attributes, and the type of its ref. */
import ts from 'typescript';
import type { ApiProp } from '@/src/shared/apiEntry';
import { type Origin, listMembers, readProp, readProps } from './readProps';
import { getParameterType } from './signatures';
import type { TypeContext } from './typeDefinitions';
import { printType } from './typeText';

/** Reads the prop `component` from a signature that accepts any element, together with that element's props. */
export function readPolymorphic(
  signatures: readonly ts.Signature[],
  origin: Origin,
  context: TypeContext,
): ApiProp | undefined {
  for (const signature of signatures) {
    const type = getParameterType(signature, context.checker);
    const symbol =
      type && listMembers(type, context.checker).find(({ name }) => name === 'component');
    const isFree =
      symbol && context.checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.TypeParameter;
    if (symbol && type && isFree) {
      const prop = readProp(symbol, type, origin, context);
      return {
        ...prop,
        required: false,
        type: { written: 'React.ElementType', links: [] },
        from: { group: 'own', name: origin.name, package: origin.package },
      };
    }
  }
  return undefined;
}

/**
 * Reads the attributes of the default element for signatures whose root element is a type parameter (Base UI), which
 * the compiler doesn't resolve.
 */
export function readDefaultElement(
  signature: ts.Signature | undefined,
  known: readonly ApiProp[],
  origin: Origin,
  context: TypeContext,
): ApiProp[] {
  const { checker } = context;
  const names = new Set(known.map(({ name }) => name));
  return (signature?.typeParameters ?? []).flatMap((parameter) => {
    const element = checker.getDefaultFromTypeParameter(parameter);
    const type = element?.isStringLiteral() && getIntrinsicProps(element.value, parameter, checker);
    return type ? readProps(type, origin, context).filter(({ name }) => !names.has(name)) : [];
  });
}

/** Returns the props type of an HTML element, found through the constraint `React.ElementType` of a type parameter. */
function getIntrinsicProps(
  tag: string,
  parameter: ts.TypeParameter,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const constraint = parameter.getConstraint()?.aliasSymbol?.declarations?.[0];
  const react = constraint?.getSourceFile();
  const scope = react && checker.getSymbolAtLocation(react);
  const jsx = scope && checker.getExportsOfModule(scope).find(({ name }) => name === 'JSX');
  const elements = jsx?.exports?.get('IntrinsicElements' as ts.__String);
  const type = elements && checker.getDeclaredTypeOfSymbol(elements);
  const found = type && checker.getPropertyOfType(type, tag);
  return found && checker.getTypeOfSymbol(found);
}

/** Returns the declared type of a ref; undefined if the declaration doesn't specify it. */
export function readRef(propsType: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = checker.getPropertyOfType(propsType, 'ref');
  const text = ref && printType(checker.getNonNullableType(checker.getTypeOfSymbol(ref)), checker);
  const element = text && /\bRef(?:Object)?<([^<>]+?)(?: \| null)?>/.exec(text)?.[1];
  return element === 'unknown' || element === 'any' ? undefined : element;
}
