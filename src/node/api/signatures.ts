/** The signature of a component or hook that a reader calls. */
import type ts from 'typescript';

/**
 * The signature that a reader calls a component with. Polymorphic components have one for `component`, some one for
 * `href`, and last the plain one.
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
