/** The inputs of each page of the export. The build writes them; the full proof and `npm run dev` read them. */
import { z } from 'zod';
import { FLAVOUR_IDS } from './flavours';

/** The generated file, relative to the repository. Git ignores it. */
export const PAGE_DEPENDENCIES_FILE = '.cache/page-dependencies.json';

/** Paths relative to the repository, with forward slashes. */
const files = z.array(z.string().min(1));

const pageDependenciesSchema = z.strictObject({
  /** All files of the page, including those of its demos, sorted. */
  files,
  /** SHA-256 of the JSON of each API entry, by its id: `material-ui/button`. */
  api: z.record(z.string().regex(/^[^/]+\/[^/]+$/), z.string()),
  /** The files of each demo by its name (the anchor on the page) and flavor, with the entry file first. */
  demos: z.record(z.string(), z.partialRecord(z.enum(FLAVOUR_IDS), files)),
});

export const siteDependenciesSchema = z.record(z.string().startsWith('/'), pageDependenciesSchema);

export type PageDependencies = z.infer<typeof pageDependenciesSchema>;

/** The pages by address, with language prefix and trailing slash: `/material-ui/react-button/`. */
export type SiteDependencies = z.infer<typeof siteDependenciesSchema>;
