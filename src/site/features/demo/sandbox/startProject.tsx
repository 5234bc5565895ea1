/** The dialog that makes a project for the visitor's computer: framework, language, and the commands to start it. */
import { type CSSProperties, useRef, useState } from 'react';
import { VARIANTS, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import type { SizeEntry } from '@/src/shared/sizes/sizesFile';
import { useTranslate } from '../../../i18n/translate';
import '../../../i18n/lateTexts';
import { variantPreference } from '../../../state/codePreferences';
import { readUserTheme } from '../../../state/userTheme';
import { CodeBlock } from '../../../ui/CodeBlock';
import { Dialog, DialogHead } from '../../../ui/Dialog';
import { OptionGroup } from '../../../ui/OptionGroup';
import type { Framework, ProjectInput } from './createProject';
import { sendTo } from './sendTo';
import { readBasket } from './readBasket';
import { readLook } from './readLook';

const FRAMEWORKS = [
  { value: 'vite', label: 'Vite' },
  { value: 'next', label: 'Next.js' },
] as const satisfies readonly { value: Framework; label: string }[];

/**
 * Styles of the dialog. They aren't a CSS module, because each module of a part that loads later adds its address to the
 * JavaScript of every page.
 */
const FRAME: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(28rem, 100vw - 2rem)',
  minBlockSize: 0,
};
const CONTENT: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  padding: '1rem 1.25rem 1.25rem',
  overflowY: 'auto',
};
const COMMANDS = 'npm install\nnpm run dev';

/** Code blocks have the margins that they need between paragraphs. */
const COMMAND_BOX: CSSProperties = { marginBlock: '-1.25rem', minInlineSize: 0 };
const TEXT: CSSProperties = { margin: 0, fontSize: 'var(--fg-size-small)' };

interface ProjectDialogProps {
  /** What the project is made of. */
  title: string;
  /** The language that is selected at first. */
  variant: Variant;
  /** The languages whose code the visitor has edited. */
  edited?: readonly Variant[];
  readInput: (variant: Variant) => Promise<ProjectInput>;
  onClose: () => void;
}

export function ProjectDialog(props: ProjectDialogProps) {
  const { title, edited = [], readInput, onClose } = props;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [framework, setFramework] = useState<Framework>('vite');
  const [variant, setVariant] = useState(props.variant);
  const [state, setState] = useState<{ busy: true } | { done: string } | { problem: string }>();
  const isBusy = state !== undefined && 'busy' in state;
  const download = async () => {
    setState({ busy: true });
    try {
      const { name } = await sendTo('zip', { ...(await readInput(variant)), framework });
      setState({ done: t('projectDone', { name }) });
    } catch (error) {
      console.error(error);
      const cause = error instanceof Error ? error.message : String(error);
      setState({ problem: t('sandboxFailed', { action: t('projectDownload'), cause }) });
    }
  };
  return (
    <Dialog ref={dialog} name={{ headingId: 'project-title' }} onClose={onClose}>
      <div style={FRAME}>
        <DialogHead closeLabel={t('projectClose')} onClose={() => dialog.current?.close()}>
          <h2 id="project-title">{t('projectTitle', { name: title })}</h2>
        </DialogHead>
        <div style={CONTENT}>
          <OptionGroup
            label={t('projectFramework')}
            options={FRAMEWORKS}
            value={framework}
            onChange={setFramework}
          />
          <OptionGroup
            label={t('projectLanguage')}
            options={VARIANT_IDS.map((value) => ({ value, label: VARIANTS[value] }))}
            value={variant}
            onChange={setVariant}
          />
          {edited.length > 0 && !edited.includes(variant) && (
            <p style={TEXT}>{t('projectEdits', { language: VARIANTS[edited[0]!] })}</p>
          )}
          {readUserTheme() !== null && <p style={TEXT}>{t('projectTheme')}</p>}
          <button
            type="button"
            className="fg-button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void download()}
          >
            {t('projectDownload')}
          </button>
          <p role="status" style={TEXT} hidden={state === undefined || 'problem' in state}>
            {isBusy ? t('projectPreparing') : state && 'done' in state && state.done}
          </p>
          {state && 'problem' in state && (
            <p role="alert" style={TEXT}>
              {state.problem}
            </p>
          )}
          <p style={TEXT}>{t('projectSteps')}</p>
          <div style={COMMAND_BOX}>
            <CodeBlock language="bash" label={t('projectCommands')} getText={() => COMMANDS}>
              {COMMANDS}
            </CodeBlock>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface BasketDialogProps extends Pick<ProjectDialogProps, 'title' | 'onClose'> {
  entries: readonly SizeEntry[];
}

/** The same dialog for a selection of components and hooks. */
export function BasketDialog({ entries, title, ...props }: BasketDialogProps) {
  const readInput = async (variant: Variant): Promise<ProjectInput> => ({
    ...(await readBasket(entries, variant)),
    ...readLook(document.body),
    ...{ name: 'MyComponents', title, variant, flavour: 'system' },
    address: window.location.href,
  });
  return <ProjectDialog {...{ ...props, title, readInput }} variant={variantPreference.get()} />;
}
