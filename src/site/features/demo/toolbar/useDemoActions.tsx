import { type ReactNode, type RefObject, useContext, useState } from 'react';
import { type Flavour, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import { loadPart } from '../../../browser/loadPart';
import { resetFocus } from '../../../browser/resetFocus';
import { useTranslate } from '../../../i18n/translate';
import { PageContext } from '../../../state/PageContext';
import { inspectDemo } from '../../inspect';
import { type SourceQuery, type TextFile, loadFiles } from '../demoSource';
import { getDraft, getDraftId } from '../live/drafts';
import { type DemoAction, EXPORTERS, readDemo, sendDemo } from './actions';

interface DemoActionsOptions extends SourceQuery {
  label: string;
  flavour: Flavour;
  variant: Variant;
  block: RefObject<HTMLElement | null>;
  onReset: () => void;
  onEdit?: (() => void) | undefined;
  wholePage?: boolean;
}

/** Returns the actions of a toolbar and its menus, a function that runs one, and what the last one shows. */
export function useDemoActions(options: DemoActionsOptions) {
  const { name, label, flavour, variant, source, pathname, block, onReset, onEdit, wholePage } =
    options;
  const t = useTranslate();
  const { themes } = useContext(PageContext);
  const [problem, setProblem] = useState<string>();
  const [dialog, setDialog] = useState<ReactNode>();
  const getEdits = (wanted: Variant) => getDraft(getDraftId(pathname, name, flavour, wanted));
  const readFiles = async (wanted = variant): Promise<readonly TextFile[]> => {
    // Includes the user's edits.
    const draft = getEdits(wanted);
    const [first, ...others] = await loadFiles({ pathname, name, flavour, source }, wanted);
    return first ? [{ ...first, text: draft?.text ?? first.text }, ...others] : [];
  };
  const sent = { name, title: label, variant, flavour, themes, readFiles, wholePage };
  const run = async (action: DemoAction) => {
    setProblem(undefined);
    try {
      await action.run();
    } catch (error) {
      console.error(error);
      const cause = error instanceof Error ? error.message : String(error);
      setProblem(t('sandboxFailed', { action: t(action.label), cause }));
    }
  };
  const edit: DemoAction | undefined = onEdit && { label: 'editCode', icon: 'edit', run: onEdit };
  const reset: DemoAction = { label: 'demoRestart', icon: 'reset', run: onReset };
  const toDemo: DemoAction = {
    label: 'demoResetFocus',
    icon: 'focus',
    run: () => resetFocus(block.current),
  };
  const inspect: DemoAction = {
    label: 'demoInspect',
    icon: 'search',
    run: () => inspectDemo({ host: block.current }),
  };
  const exports = EXPORTERS.map(({ exporter, ...rest }): DemoAction => ({
    ...rest,
    run: () => sendDemo(exporter, { ...sent, block: block.current }),
  }));
  exports.push({
    label: 'sandboxProject',
    icon: 'start',
    async run() {
      const { ProjectDialog } = await loadPart('exporters');
      setDialog(
        <ProjectDialog
          title={label}
          variant={variant}
          edited={VARIANT_IDS.filter((id) => getEdits(id))}
          readInput={(wanted) => readDemo({ ...sent, variant: wanted, block: block.current })}
          onClose={() => setDialog(undefined)}
        />,
      );
    },
  });
  return { exports, edit, reset, inspect, resetFocus: toDemo, run, problem, dialog, readFiles };
}
