/** The names of packages, and the packages that replace former ones. */

/** Former packages with their replacements. `isSame` is true if their exports have the same names. */
const FORMER: Readonly<Record<string, { package: string; isSame: boolean } | undefined>> = {
  '@material-ui/core': { package: '@mui/material', isSame: true },
  '@material-ui/icons': { package: '@mui/icons-material', isSame: true },
  '@material-ui/lab': { package: '@mui/lab', isSame: true },
  '@material-ui/system': { package: '@mui/system', isSame: true },
  '@material-ui/utils': { package: '@mui/utils', isSame: true },
  '@material-ui/unstyled': { package: '@mui/base', isSame: false },
  '@material-ui/data-grid': { package: '@mui/x-data-grid', isSame: true },
  '@material-ui/styles': { package: '@mui/material/styles', isSame: false },
  '@mui/styles': { package: '@mui/material/styles', isSame: false },
  '@mui/core': { package: '@mui/base', isSame: false },
};

/** Returns the package of a module: `@mui/material` for `@mui/material/Button`. */
export function findPackage(module: string): string {
  return module.split('/').slice(0, 2).join('/');
}

/** Finds the module to import from instead. `isSame` is false if the exports have other names. */
export function findReplacement(module: string): { module: string; isSame: boolean } | undefined {
  const from = findPackage(module);
  const former = FORMER[from];
  return (
    former && {
      module: former.isSame ? former.package + module.slice(from.length) : former.package,
      isSame: former.isSame,
    }
  );
}

/** The ends of the names of types. */
const TYPES =
  /(?:Props|Options|Map|Theme|Palette|Color|Style|Styles|Event|Handler|Classes|ClassKey|Overrides|OwnerState|Slots)$/;

/** Whether a name tells that it is the name of a type. The lists of exports don't have such names. */
export function isTypeName(name: string): boolean {
  return TYPES.test(name);
}
