/** The list of keyboard shortcuts, in a native modal dialog. */
import { useEffect, useRef } from 'react';
import { SINGLE_KEYS_KEY, SINGLE_KEYS_OFF } from '../../../browser/singleKeys';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import { useStoredText } from '../../../state/storedText';
import { Icon } from '../../../ui/icons';
import { useBackdropClose } from '../../../ui/useBackdropClose';
import styles from './ShortcutsDialog.module.css';

export { runShortcut } from './runShortcut';

/** The key that shortcuts of browsers use: Ctrl, or Cmd on Apple's systems. */
const getControl = () => (/Mac|iP/.test(window.navigator.platform) ? '⌘' : 'Ctrl');

/** Keys of each shortcut. Of two lists of keys, each works alone. */
const listShortcuts = (): readonly (readonly [TextKey, readonly (readonly string[])[]])[] => [
  ['search', [['/'], [getControl(), 'K']]],
  ['shortcutsNext', [['N']]],
  ['shortcutsPrevious', [['P']]],
  ['mode', [['M']]],
  ['shortcutsCopy', [[getControl(), 'C']]],
  ['shortcuts', [['?']]],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropClose();
  const [singleKeys, setSingleKeys] = useStoredText(SINGLE_KEYS_KEY);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="shortcuts-title">{t('shortcuts')}</h2>
          <button
            type="button"
            aria-label={t('shortcutsClose')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <dl>
          {listShortcuts().map(([label, choices]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                {choices.map((keys) => (
                  <span key={keys.join()}>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={singleKeys !== SINGLE_KEYS_OFF}
            onChange={({ target }) => setSingleKeys(target.checked ? 'on' : SINGLE_KEYS_OFF)}
          />
          {t('shortcutsSingle')}
        </label>
      </div>
    </dialog>
  );
}
