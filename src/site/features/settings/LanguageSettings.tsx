import { useId } from 'react';
import { getLanguageName, getLanguages } from '@/src/shared/languages';
import { useLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import controls from '../../ui/controls.module.css';
import styles from './SettingsDrawer.module.css';

/** The language menu, which opens the same page in another language. */
export function LanguageSettings() {
  const t = useTranslate();
  const id = useId();
  const { userLanguage, setUserLanguage } = useLanguage();
  return (
    <div className={controls.group}>
      <label htmlFor={id} className={controls.label}>
        {t('language')}
      </label>
      <select
        id={id}
        className={styles.language}
        value={userLanguage}
        onChange={(event) => setUserLanguage(event.target.value)}
      >
        {getLanguages().map((language) => (
          <option key={language} value={language} lang={language}>
            {getLanguageName(language)}
          </option>
        ))}
      </select>
    </div>
  );
}
