import { type TextKey, useTranslate } from '../../i18n/translate';
import styles from './SearchKeys.module.css';
import { FILTER_KEYS } from './filterKeys';

const isApple = () => /Mac|iP/.test(window.navigator.platform);

const listKeys = (): readonly (readonly [TextKey, readonly string[]])[] => {
  const [alt, control] = isApple() ? ['⌥', '⌘'] : ['Alt', 'Ctrl'];
  return [
    ['searchKeySelect', ['↑', '↓']],
    ['searchKeyOpen', ['↵']],
    ['searchKeyTab', [control, '↵']],
    ['searchKeyType', [alt, FILTER_KEYS.type]],
    ['searchKeyProduct', [alt, FILTER_KEYS.product]],
  ];
};

/** The line of keys at the bottom of the dialog, where there is room and a keyboard. */
export function SearchKeys() {
  const t = useTranslate();
  return (
    <ul className={styles.keys} aria-label={t('shortcuts')}>
      {listKeys().map(([label, keys]) => (
        <li key={label}>
          <span>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
