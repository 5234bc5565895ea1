/**
 * The sizes of all components and hooks of the packages, in a form from which the size of any selection follows.
 * `src/node/sizes` measures them, and `src/node/exporters/sizes.ts` writes them to `/sizes/`.
 */

/** Folder of the files on the site. */
export const SIZES_FOLDER = '/sizes/';

/** The only file with a fixed name. */
export const SIZES_MANIFEST = 'manifest.json';

/** The type of `/sizes/manifest.json`. */
export interface SizesManifest {
  /** Name of the file with the type `SizesFile`. Its name contains a hash of the content. */
  sizes: string;
}

/**
 * Code that the same components need. Bundlers remove unused parts of modules, so a module can be in several groups with
 * a part of its bytes.
 */
interface SizeGroup {
  /** Compressed bytes for each minified byte, before `SizesFile.exponent` is applied. */
  rate: number;
  /** The code belongs to Emotion or is only needed by it. */
  isEmotion?: true;
  /** Indexes of modules, each followed by its minified bytes. */
  parts: readonly number[];
}

/** A component or a hook. */
export interface SizeEntry {
  name: string;
  package: string;
  /** The path to import from, such as `@mui/material/Button`. */
  path: string;
  /** The name of the export there: `default` for most components. */
  exported: string;
  /** Indexes of the groups that it needs. */
  groups: readonly number[];
}

export interface SizesFile {
  /** Version of the bundler, and of each package that was measured. */
  versions: Readonly<Record<string, string>>;
  /** Compressed sizes are a sum over groups to the power of 1 / exponent, because more code compresses better. */
  exponent: number;
  /** Bytes to subtract from that sum for each byte of a module that a second copy of the package has as well. */
  duplicateRate: number;
  /** What every bundle adds to that sum, whatever it contains. */
  fixed: number;
  /** Paths of modules in `node_modules`. */
  modules: readonly string[];
  groups: readonly SizeGroup[];
  entries: readonly SizeEntry[];
}
