/** One component or hook, whole. */
import path from 'node:path';
import ts from 'typescript';
import type { ApiEntry, ApiProp, ApiSlot } from '@/src/shared/apiEntry';
import { SOURCE_REPOSITORY } from '@/src/shared/links';
import { slugify } from '@/src/shared/slug';
import { correctDefaults } from './compare';
import { type FoundExport, getCallSignatures } from './findEntries';
import { readJsDoc, splitDescription } from './jsDoc';
import type { NoteBook } from './notes';
import { type ApiPackage, getPackageVersion } from './packages';
import { type Place, getPlace, printType } from './program';
import { readClasses } from './readClasses';
import { type Origin, compareProps, listMembers, readProp, readProps } from './readProps';
import { type Runtime, readRuntime } from './readRuntime';
import { type TypeContext, readType } from './readType';

/** What reading the entries of one package shares. */
export interface PackageContext {
  apiPackage: ApiPackage;
  program: ts.Program;
  notes: NoteBook;
  /** Folders of the documented components. */
  components: ReadonlySet<string>;
  /** Names of the CSS properties that components take as props. */
  system: ReadonlySet<string>;
  /** Names that the package itself exports. */
  rootExports: ReadonlySet<string>;
  /** The file that declares the keys of `theme.components`, and those keys. */
  themeKeys: readonly [file: string, keys: readonly string[]];
  /** Declaration file of each folder. */
  folders: ReadonlyMap<string, string>;
}

/** An entry whose props are not yet divided into own members and shared sets. */
export type WholeEntry = Omit<ApiEntry, 'sets'>;

/** The name in kebab case, as in the addresses: `Grid2` is `grid-2`, `SvgIcon` is `svg-icon`. */
export function getSlug(name: string): string {
  return slugify(name.replace(/([a-z])([A-Z0-9])/g, '$1-$2'));
}

/** Reads a component. */
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
      ...members.filter(({ name }) => name !== 'component' || !polymorphic),
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
  return {
    kind: 'component',
    ...describe(found, place, context),
    ...(description !== undefined && { description }),
    ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
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

/** Compares the theme key that the code reads with those that the package declares. */
function checkThemeName(
  name: string,
  read: string | undefined,
  { themeKeys, notes, apiPackage }: PackageContext,
): void {
  const [file, keys] = themeKeys;
  const declared = keys.find((key) => /^(Mui|Joy)(.*)$/.exec(key)?.[2] === name);
  const note = (text: string) =>
    notes.add({ kind: 'disagreement', package: apiPackage.name, file, member: name, text });
  if (declared !== undefined && read === undefined) {
    note(`the theme key ${declared} is declared, but the code reads no default props: not shown.`);
  } else if (file && read !== undefined && !keys.includes(read)) {
    note(`the code reads default props of ${read}, which the theme's type does not have.`);
  }
}

/** Reads a hook: the members of its first parameter and of what it returns. */
export function readHook(found: FoundExport, context: PackageContext): WholeEntry {
  const { program, notes } = context;
  const checker = program.getTypeChecker();
  const { declaration, place, runtime, origin, types } = prepare(found, context);
  const signature = chooseSignature(getCallSignatures(checker.getTypeOfSymbol(found.symbol)));
  const parameters = readParameters(signature, origin, types);
  const result = signature?.getReturnType();
  const doc = readJsDoc(declaration);
  const { description } = splitDescription(doc.description);
  // Everything that a hook takes and returns is its own business.
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
    returns:
      result && isPlainObject(result, checker) ? readProps(result, origin, types).map(own) : [],
    ...(result && { returnType: readType(result, returnType, `${found.name}()`, types) }),
    childNeedsRef: false,
    polymorphic: false,
    slots: [],
    classes: [],
    types: types.types,
  };
}

/** The members of a hook's one object of options, or its parameters one by one. */
function readParameters(
  signature: ts.Signature | undefined,
  origin: Origin,
  context: TypeContext,
): ApiProp[] {
  const { checker } = context;
  const type = getParameterType(signature, checker);
  const isOptions = type && signature?.parameters.length === 1 && isPlainObject(type, checker);
  if (isOptions) {
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
        `${origin.name}.${name}`,
        context,
        { optional },
      ),
      ...(description && { description }),
      from: { group: 'own', name: origin.name, package: origin.package },
    };
  });
}

function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const constraint = checker.getBaseConstraintOfType(type) ?? type;
  return (
    (constraint.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    constraint.getCallSignatures().length === 0 &&
    !checker.isArrayLikeType(constraint)
  );
}

function prepare(found: FoundExport, context: PackageContext) {
  const { apiPackage, program, notes, components, system } = context;
  const declaration = found.symbol.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  const place = getPlace(file);
  const exporting = path.dirname(context.folders.get(found.folder) ?? '');
  const runtime =
    readRuntime(path.join(exporting, `${found.name}.js`), found.name) ??
    readRuntime(file.replace(/\.d\.ts$/, '.js'), found.name) ??
    NO_RUNTIME;
  const { handled } = runtime;
  // A component under another name (LoadingButton is Button) has the props of that one by inheritance.
  const isRenamed =
    path.basename(file, '.d.ts') !== found.name && place.package !== apiPackage.name;
  const origin: Origin = {
    name: found.name,
    package: isRenamed ? apiPackage.name : place.package,
    folder: isRenamed ? found.folder : place.folder,
    components,
    handled,
    system,
  };
  const types: TypeContext = {
    checker: program.getTypeChecker(),
    notes,
    package: apiPackage.name,
    types: {},
  };
  return { declaration, place, runtime, origin, types };
}

const NO_RUNTIME: Runtime = {
  defaults: new Map(),
  slotDefaults: new Map(),
  handled: new Set(),
  forwardsRef: false,
  childNeedsRef: false,
};

function describe(found: FoundExport, place: Place, context: PackageContext) {
  const { apiPackage } = context;
  const { name, product, sources } = apiPackage;
  const slug = getSlug(found.name);
  const version = getPackageVersion(apiPackage);
  const isOwn = place.package === name;
  return {
    name: found.name,
    product,
    slug,
    package: name,
    version,
    imports: getImports(found, context),
    source:
      isOwn && sources
        ? `${SOURCE_REPOSITORY}/tree/v6.4.1/${sources}/${place.folder}`
        : `https://unpkg.com/browse/${name}@${version}/${found.folder}/`,
  };
}

/** From the folder of the component and, where it is exported there too, from the package. */
function getImports(
  { name, folder, exportName }: FoundExport,
  { apiPackage, rootExports }: PackageContext,
): string[] {
  const base = apiPackage.name;
  const as = (exported: string) =>
    exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
  const isDefault = exportName === 'default';
  const rootName = isDefault ? folder : exportName;
  return [
    `import ${isDefault ? name : as(exportName)} from '${base}/${folder}';`,
    ...(rootExports.has(rootName) ? [`import ${as(rootName)} from '${base}';`] : []),
  ];
}

/**
 * The signature that a reader calls a component with. Polymorphic components have one for `component`, some one for
 * `href`, and last the plain one.
 */
function chooseSignature(signatures: readonly ts.Signature[]): ts.Signature | undefined {
  const plain = signatures.filter((signature) => !signature.typeParameters?.length);
  return plain.at(-1) ?? signatures.at(-1);
}

function getParameterType(
  signature: ts.Signature | undefined,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const [first] = signature?.parameters ?? [];
  return first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
}

/** The prop `component`, which only one of several signatures may have. */
function readPolymorphic(
  signatures: readonly ts.Signature[],
  origin: Origin,
  context: TypeContext,
): ApiProp | undefined {
  for (const signature of signatures) {
    const type = getParameterType(signature, context.checker);
    const symbol =
      type && listMembers(type, context.checker).find(({ name }) => name === 'component');
    if (symbol && type) {
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
 * The attributes of the default element, for signatures whose root element is a type parameter (Base UI):
 * the compiler leaves those open.
 */
function readDefaultElement(
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

/** Type of the props of an HTML element, found through the constraint `React.ElementType` of a type parameter. */
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

function readRef(propsType: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = checker.getPropertyOfType(propsType, 'ref');
  const text = ref && printType(checker.getNonNullableType(checker.getTypeOfSymbol(ref)), checker);
  const element = text && /\bRef(?:Object)?<([^<>]+?)(?: \| null)?>/.exec(text)?.[1];
  return element === 'unknown' || element === 'any' ? undefined : element;
}

/** The members of the prop `slots`. A slot's class has the name of the slot. */
function readSlots(
  propsType: ts.Type | undefined,
  classes: ApiEntry['classes'],
  runtime: Runtime,
  found: FoundExport,
  { program, notes, apiPackage }: PackageContext,
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
    const actual = runtime.slotDefaults.get(slot.name);
    const declared = doc.default;
    if (
      actual !== undefined &&
      declared !== undefined &&
      /^'/.test(actual) &&
      actual !== declared
    ) {
      notes.add({
        kind: 'disagreement',
        package: apiPackage.name,
        file: getPlace(declaration?.getSourceFile().fileName ?? '').file,
        member: `${found.name}.slots.${slot.name}`,
        text: `declared default ${declared}, but the code uses ${actual}, which is shown.`,
      });
    }
    const used = actual !== undefined && /^'/.test(actual) ? actual : declared;
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
