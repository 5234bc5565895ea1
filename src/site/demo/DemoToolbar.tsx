/** The controls under a demo. */
import { FLAVOURS, type Flavour, VARIANTS, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import type { DemoSource } from '@/src/shared/page';
import { useTranslate } from '../i18n/translate';
import { CopyButton } from '../page/CopyButton';
import { flavourPreference, variantPreference } from '../settings/preferences';
import styles from './Demo.module.css';
import { loadSource, toPlainText } from './demoSource';
import { keepInPlace } from './keepInPlace';
import { getDraft, getDraftId } from './live/drafts';

interface DemoToolbarProps {
  name: string;
  label: string;
  flavours: readonly Flavour[];
  flavour: Flavour;
  variant: Variant;
  open: boolean;
  /** Id of the element that holds the code. */
  codeId: string;
  source: DemoSource;
  pathname: string;
  onToggle: () => void;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { name, label, flavours, flavour, variant, open, codeId, source, pathname, onToggle } =
    props;
  const t = useTranslate();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('demoToolbar', { name: label })}>
      {flavours.length > 1 && (
        <select
          aria-label={t('codeStyling')}
          value={flavour}
          onChange={(event) => {
            const next = event.target.value as Flavour;
            keepInPlace(event.currentTarget, () => flavourPreference.set(next));
          }}
        >
          {flavours.map((id) => (
            <option key={id} value={id}>
              {FLAVOURS[id]}
            </option>
          ))}
        </select>
      )}
      {open && (
        <span className={styles.variants}>
          {VARIANT_IDS.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={variant === id}
              aria-label={VARIANTS[id]}
              onClick={(event) => keepInPlace(event.currentTarget, () => variantPreference.set(id))}
            >
              {id}
            </button>
          ))}
        </span>
      )}
      <button type="button" aria-expanded={open} aria-controls={codeId} onClick={onToggle}>
        {t(open ? 'hideCode' : 'showCode')}
      </button>
      <CopyButton
        getText={async () => {
          const draft = getDraft(getDraftId(pathname, name, flavour, variant));
          if (draft) {
            return draft.text;
          }
          const { files } = await loadSource({ pathname, name, flavour, source });
          return toPlainText(files[variant][0]?.html ?? '');
        }}
      />
    </div>
  );
}
