/** What one can do with a demo beside reading its code: the same in the bar and, on phones, in its menu. */
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoThemeId } from '@/src/shared/products';
import type { IconName } from '../../../ui/icons';
import type { TextKey } from '../../../i18n/translate';
import { loadPart } from '../../../browser/loadPart';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import type { TextFile } from '../demoSource';
import type { ExporterId } from '../sandbox/exporters';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    exporters: typeof import('../sandbox/exporters');
  }
}

/** A button of the bar. */
export interface DemoAction {
  label: TextKey;
  icon: IconName;
  run: () => void | Promise<void>;
}

/** The places that a demo can be sent to. */
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
  /** The files as they show, the demo itself first. */
  readFiles: () => Promise<readonly TextFile[]>;
  /** The demo's block: mode and direction are read from what it shows. */
  block: HTMLElement | null;
}

/** Sends a demo, as it shows, to one of the places. @throws Error when it cannot be loaded, or made a project. */
export async function sendDemo(exporter: ExporterId, demo: SentDemo): Promise<void> {
  const { block, readFiles, ...rest } = demo;
  const [{ sendTo }, files] = await Promise.all([loadPart('exporters'), readFiles()]);
  // Only now: a demo that comes to life meanwhile has another stage.
  const stage = block?.querySelector('[data-stage]') ?? document.body;
  const mode = stage.closest(`[${MODE_ATTRIBUTE}]`)?.getAttribute(MODE_ATTRIBUTE);
  await sendTo(exporter, {
    ...rest,
    files,
    mode: mode === 'dark' ? 'dark' : 'light',
    direction: getComputedStyle(stage).direction === 'rtl' ? 'rtl' : 'ltr',
    address: `${window.location.href.split('#')[0]}#${demo.name}`,
  });
}
