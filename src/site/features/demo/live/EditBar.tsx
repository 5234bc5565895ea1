import { useTranslate } from '../../../i18n/translate';
import { resetDraft, useDraft } from './drafts';
import styles from './Live.module.css';
import { describeCodeError } from './liveError';

interface EditBarProps {
  /** Id of the draft. */
  id: string;
  /** Id of the text about keys. */
  keysId: string;
  /** Whether the editor is displayed. */
  editing: boolean;
  /** Called after a reset, to move focus from the removed button. */
  onReset: () => void;
  /** Called when the reader wants to run code that waits. */
  onRun: () => void;
}

/** The footer of code that can be edited: the current error in a live region, the keys, and a reset button. */
export function EditBar({ id, keysId, editing, onReset, onRun }: EditBarProps) {
  const t = useTranslate();
  const draft = useDraft(id);
  const codeError = draft?.codeError;
  return (
    <div className={styles.bar} data-error={codeError ? '' : undefined}>
      <div role="status" className={styles.status} dir={codeError && 'auto'}>
        {codeError
          ? describeCodeError(codeError, t)
          : draft && t(draft.waiting ? 'liveRestored' : 'liveEdited')}
      </div>
      <div id={keysId} className={styles.keys}>
        {t(editing ? 'liveLeave' : 'liveEnter')}
      </div>
      {draft?.waiting && (
        <button type="button" onClick={onRun}>
          {t('liveRun')}
        </button>
      )}
      {draft && (
        <button
          type="button"
          onClick={() => {
            resetDraft(id);
            onReset();
          }}
        >
          {t('liveReset')}
        </button>
      )}
    </div>
  );
}
