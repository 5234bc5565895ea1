/**
 * The search dialog with its field, which is available immediately, so that text typed while the rest loads isn't lost.
 */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { useBackdropClose } from '../../ui/useBackdropClose';
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
  const backdrop = useBackdropClose();
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
    dialog.current?.showModal();
    void load();
  }, [load]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search')}
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles.field}>
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
          maxLength={120}
        />
        <button type="button" aria-label={t('searchClose')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
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
    </dialog>
  );
}
