/** The parameters and the result of a function type. */
import ts from 'typescript';
import type { ApiSignature } from '@/src/shared/apiEntry';
import { readJsDoc } from './jsDoc';
import { isWellKnown, namesTypeParameter, printNode, printType } from './typeText';

/** The parameters and the result of a function; undefined for any other type, and for components. */
export function readSignature(
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const functions = checker.getNonNullableType(type);
  const signatures = functions.getCallSignatures();
  const [signature] = signatures;
  // `React.RefCallback` and the like say enough; of a handler readers want the event.
  const { aliasSymbol } = functions;
  const isKnown = isWellKnown(aliasSymbol) && !aliasSymbol?.name.endsWith('Handler');
  if (
    !signature ||
    isKnown ||
    signatures.length > 1 ||
    functions.getConstructSignatures().length > 0
  ) {
    return undefined;
  }
  const { parameters, returns } = readJsDoc(declaration);
  const described = [...parameters.values()];
  const result = signature.getReturnType();
  return {
    parameters: signature.parameters.map((parameter, index) => {
      const description = parameters.get(parameter.name) ?? described[index];
      return {
        name: parameter.name,
        type: readParameterType(parameter, checker),
        ...(description && { description }),
      };
    }),
    returns: {
      type: printType(result, checker),
      ...(returns && { description: returns }),
    },
  };
}

function readParameterType(parameter: ts.Symbol, checker: ts.TypeChecker): string {
  const declaration = parameter.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  // The written name says more than what it stands for; a type parameter of a helper says less.
  return node && !namesTypeParameter(node, checker)
    ? printNode(node)
    : printType(checker.getTypeOfSymbol(parameter), checker);
}
