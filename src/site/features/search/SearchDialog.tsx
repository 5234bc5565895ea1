/**
 * The search dialog with its field, which is available immediately, so that text typed while the rest loads isn't lost.
 */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { MAX_PASTED } from '@/src/shared/answers/limits';
import { useTranslate } from '../../i18n/translate';
import { Dialog, DialogHead } from '../../ui/Dialog';
import { Icon } from '../../ui/icons';
import styles from './SearchDialog.module.css';

export interface SearchPanelProps {
  /** The field. When the panel is loaded, it controls the value and the accessible name. */
  input: HTMLInputElement;
  close: () => void;
}

/** Loads the content of the dialog. */
export const loadPanel = () => import('./SearchPanel');

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [panel, setPanel] = useState<{ View: ComponentType<SearchPanelProps> } | 'failed'>();
  const load = useCallback(
    () =>
      loadPanel().then(
        ({ SearchPanel: View }) => {
          setPanel({ View });
          return true;
        },
        (error: unknown) => {
          console.error(error);
          setPanel('failed');
          return false;
        },
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const close = () => dialog.current?.close();
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      name={{ label: t('search') }}
      isLarge
      onClose={onClose}
    >
      <DialogHead className={styles.field} closeLabel={t('searchClose')} onClose={close}>
        <Icon name="search" />
        <input
          ref={setInput}
          id="docsearch-input"
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded="false"
          placeholder={t('searchHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_PASTED}
        />
      </DialogHead>
      {typeof panel === 'object' && input ? (
        <panel.View input={input} close={close} />
      ) : (
        <p className={styles.note} role="status">
          {t(panel === 'failed' ? 'searchFailed' : 'searchLoading')}{' '}
          {panel === 'failed' && (
            <button
              type="button"
              className="fg-button"
              onClick={async () => {
                // Focus moves only after loading, when the button is removed with the message. While a field has focus,
                // the page can't reload after a deployment.
                if (await load()) {
                  input?.focus();
                }
              }}
            >
              {t('tryAgain')}
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}
