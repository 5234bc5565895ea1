/** A file of a demo that users can edit in place. The toolbar of the demo has its buttons. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Flavour } from '@/src/shared/flavours';
import type { Adoptable, SourceFile } from '@/src/shared/page';
import { loadPart } from '../../../browser/loadPart';
import { useTranslate } from '../../../i18n/translate';
import { AdoptedHtml } from '../../../ui/AdoptedHtml';
import type { TextFile } from '../demoSource';
import { clearEditRequest, getDraft, useEditRequest } from './drafts';
import { EditBar } from './EditBar';
import styles from './Live.module.css';
import type { EditorHandle, LiveEditor } from './LiveEditor';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    LiveEditor: typeof import('./LiveEditor');
    resumeDraft: typeof import('./resumeDraft');
  }
}

interface EditableFileProps {
  file: Adoptable<SourceFile>;
  /** Id of the draft. */
  id: string;
  flavour: Flavour;
  /** Name of the demo, for the accessible name of the code. */
  label: string;
  /** Loads all files of the demo as plain text. This file is the first one. */
  getFiles: () => Promise<readonly TextFile[]>;
}

/** The editor's module and the files, when both are loaded. */
interface Opened {
  Editor: typeof LiveEditor;
  files: readonly TextFile[];
  enter: boolean;
  scroll: { top: number; left: number };
}

const loadEditor = () => loadPart('LiveEditor');

/** Opens the editor: on request, and for code with a draft. */
function useEditor(id: string, getFiles: EditableFileProps['getFiles']) {
  const pre = useRef<HTMLPreElement>(null);
  const handle = useRef<EditorHandle>(null);
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const requested = useEditRequest(id);

  const open = async (enter: boolean) => {
    if (handle.current) {
      handle.current.enter();
      return;
    }
    try {
      const [{ LiveEditor: Editor }, files] = await Promise.all([loadEditor(), getFiles()]);
      const { scrollTop: top = 0, scrollLeft: left = 0 } = pre.current ?? {};
      setOpened((known) => known ?? { Editor, files, enter, scroll: { top, left } });
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const onRequest = useEffectEvent(() => {
    clearEditRequest(id);
    void open(true);
  });
  useEffect(() => {
    if (requested) {
      onRequest();
    }
  }, [requested]);
  // Shows the editor again for code with edits: after the code was collapsed, and after a change of variant or page.
  const restore = useEffectEvent(() => {
    if (getDraft(id)) {
      void open(false);
    }
  });
  useEffect(() => restore(), []);

  return { pre, handle, opened, failed, open };
}

export function EditableFile({ file, id, flavour, label, getFiles }: EditableFileProps) {
  const t = useTranslate();
  const keysId = useId();
  const { pre, handle, opened, failed, open } = useEditor(id, getFiles);
  const name = t('liveCodeOf', { name: label });

  return (
    <>
      {opened ? (
        <opened.Editor
          id={id}
          flavour={flavour}
          files={opened.files}
          enter={opened.enter}
          scroll={opened.scroll}
          label={name}
          describedBy={keysId}
          handle={handle}
        />
      ) : (
        <pre
          ref={pre}
          tabIndex={0}
          role="group"
          aria-label={name}
          aria-describedby={keysId}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.target === event.currentTarget) {
              event.preventDefault();
              void open(true);
            }
          }}
        >
          <AdoptedHtml
            as="code"
            className={`language-${file.name.split('.').at(-1)}`}
            html={file.html}
          />
        </pre>
      )}
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('liveNotLoaded', { name: t('liveEditor') })}
        </p>
      )}
      <EditBar
        id={id}
        keysId={keysId}
        editing={opened !== undefined}
        onReset={() => handle.current?.rest()}
        onRun={() => {
          // The button goes away.
          handle.current?.rest();
          loadPart('resumeDraft')
            .then(({ resumeDraft }) =>
              resumeDraft({ id, flavour, getFiles }, getDraft(id)?.text ?? ''),
            )
            .catch(console.error);
        }}
      />
    </>
  );
}
