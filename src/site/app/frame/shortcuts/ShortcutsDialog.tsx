/** The list of keyboard shortcuts, in a native modal dialog. */
import { useRef } from 'react';
import { SINGLE_KEYS_KEY, SINGLE_KEYS_OFF } from '../../../browser/singleKeys';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import { useStoredText } from '../../../state/storedText';
import { Dialog, DialogHead } from '../../../ui/Dialog';
import styles from './ShortcutsDialog.module.css';
import '../../../i18n/lateTexts';

export { runShortcut } from './runShortcut';

const isApple = () => /Mac|iP/.test(window.navigator.platform);
/** The key that shortcuts of browsers use: Ctrl, or Cmd on Apple's systems. */
const getControl = () => (isApple() ? '⌘' : 'Ctrl');
const getAlt = () => (isApple() ? '⌥' : 'Alt');

/** Keys of each shortcut. Of two lists of keys, each works alone. */
const listShortcuts = (): readonly (readonly [TextKey, readonly (readonly string[])[]])[] => [
  ['search', [['/'], [getControl(), 'K']]],
  ['searchNextType', [[getAlt(), 'K']]],
  ['searchNextProduct', [[getAlt(), 'P']]],
  ['shortcutsNext', [['N']]],
  ['shortcutsPrevious', [['P']]],
  ['mode', [['M']]],
  ['demoInspect', [['I']]],
  ['shortcutsCopy', [[getControl(), 'C']]],
  ['shortcuts', [['?']]],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [singleKeys, setSingleKeys] = useStoredText(SINGLE_KEYS_KEY);
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      name={{ headingId: 'shortcuts-title' }}
      onClose={onClose}
    >
      <DialogHead closeLabel={t('shortcutsClose')} onClose={() => dialog.current?.close()}>
        <h2 id="shortcuts-title">{t('shortcuts')}</h2>
      </DialogHead>
      <div className={styles.content}>
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
    </Dialog>
  );
}
