import ts from 'typescript';

/**
 * Lists the literals of a type, as code; empty if it also accepts other strings or numbers, or components: the names of
 * elements depend on the types of React.
 */
export function listLiterals(type: ts.Type, checker: ts.TypeChecker): string[] {
  const { StringLike, NumberLike, StringOrNumberLiteral, BooleanLiteral } = ts.TypeFlags;
  const members = (type.isUnion() ? type.types : [type]).flatMap((member) =>
    // `string & {}` accepts all strings, while editors still suggest the literals.
    member.isIntersection() ? member.types : [member],
  );
  const isOpen = members.some(
    ({ flags }) => flags & (StringLike | NumberLike) && !(flags & StringOrNumberLiteral),
  );
  const isElementType = members.some((member) => member.getConstructSignatures().length > 0);
  return isOpen || isElementType
    ? []
    : members
        .filter(({ flags }) => flags & (StringOrNumberLiteral | BooleanLiteral))
        .map((literal) => checker.typeToString(literal).replaceAll('"', "'"));
}
