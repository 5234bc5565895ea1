/** The actions of a demo, which are buttons of the toolbar or, on narrow screens, entries of its menu. */
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoThemeId } from '@/src/shared/products';
import { loadPart } from '../../../browser/loadPart';
import type { TextKey } from '../../../i18n/translate';
import type { IconName } from '../../../ui/icons';
import type { TextFile } from '../demoSource';
import type { ProjectInput } from '../sandbox/createProject';
import { readLook } from '../sandbox/readLook';
import type { ExporterId } from '../sandbox/sendTo';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    exporters: typeof import('../sandbox/exporters');
  }
}

/** A button of the toolbar. */
export interface DemoAction {
  label: TextKey;
  icon: IconName;
  run: () => void | Promise<void>;
}

export const EXPORTERS: readonly { exporter: ExporterId; label: TextKey; icon: IconName }[] = [
  { exporter: 'stackBlitz', label: 'sandboxStackBlitz', icon: 'bolt' },
  { exporter: 'codeSandbox', label: 'sandboxCodeSandbox', icon: 'cube' },
  { exporter: 'zip', label: 'sandboxZip', icon: 'download' },
];

interface SentDemo {
  name: string;
  title: string;
  variant: Variant;
  flavour: Flavour;
  themes: readonly DemoThemeId[];
  wholePage?: boolean | undefined;
  /** Loads the files as displayed. The demo itself is the first one. */
  readFiles: (variant: Variant) => Promise<readonly TextFile[]>;
  /** The root element of the demo, from which mode and direction are read. */
  block: HTMLElement | null;
}

/**
 * Reads a demo as displayed.
 * @throws Error when it can't be loaded.
 */
export async function readDemo({ block, readFiles, ...rest }: SentDemo): Promise<ProjectInput> {
  const files = await readFiles(rest.variant);
  // This must be read after loading, because a demo that is activated meanwhile has another stage.
  const stage = block?.querySelector('[data-stage]') ?? document.body;
  const address = `${window.location.href.split('#')[0]}#${rest.name}`;
  return { ...rest, ...readLook(stage), files, address };
}

/**
 * Exports a demo as displayed.
 * @throws Error when it can't be loaded, or when the project can't be created.
 */
export async function sendDemo(exporter: ExporterId, demo: SentDemo): Promise<void> {
  const [{ sendTo }, input] = await Promise.all([loadPart('exporters'), readDemo(demo)]);
  await sendTo(exporter, input);
}
