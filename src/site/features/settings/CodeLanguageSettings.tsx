import { VARIANTS, VARIANT_IDS } from '@/src/shared/flavours';
import { useVariant, variantPreference } from '../../state/codePreferences';
import { useTranslate } from '../../i18n/translate';
import { OptionGroup } from '../../ui/OptionGroup';

/** The code language of all demos. `onAnnounce` is called with a message about each change, for screen readers. */
export function CodeLanguageSettings({ onAnnounce }: { onAnnounce: (message: string) => void }) {
  const t = useTranslate();
  const variant = useVariant();
  return (
    <OptionGroup
      label={t('codeLanguage')}
      options={VARIANT_IDS.map((value) => ({ value, label: VARIANTS[value] }))}
      value={variant}
      onChange={(value) => {
        variantPreference.set(value);
        onAnnounce(t('settingChanged', { setting: t('codeLanguage'), value: VARIANTS[value] }));
      }}
    />
  );
}
