/** Selects the signature of a component or hook to document. */
import type ts from 'typescript';

/**
 * Selects the signature to document. Polymorphic components have one overload for `component`, some have one for
 * `href`, and the last one is the plain one.
 */
export function chooseSignature(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  const plain = signatures.filter((signature) => !signature.typeParameters?.length);
  return plain.at(-1) ?? signatures.at(-1);
}

export function getParameterType(
  signature: ts.Signature | undefined,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const [first] = signature?.parameters ?? [];
  return first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
}
