/** Reads the parameters and the result of a function type. */
import ts from 'typescript';
import type { ApiSignature } from '@/src/shared/apiEntry';
import { readJsDoc } from './jsDoc';
import { isWellKnown, namesTypeParameter, printNode, printType } from './typeText';

/** Reads the parameters and the result of a function. Returns undefined for other types and for components. */
export function readSignature(
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const functions = checker.getNonNullableType(type);
  const signatures = functions.getCallSignatures();
  const [signature] = signatures;
  // Names such as `React.RefCallback` are clear by themselves. For an event handler, the type of the event is useful.
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
  // The declared name is clearer than the type it stands for, except for a helper's type parameter.
  return node && !namesTypeParameter(node, checker)
    ? printNode(node)
    : printType(checker.getTypeOfSymbol(parameter), checker);
}
