/** A demo with its toolbar and its code. */
import { type CSSProperties, useCallback, useContext, useId, useState } from 'react';
import { DEFAULT_FLAVOUR, FLAVOURS, type Flavour, resolveFlavour } from '@/src/shared/flavours';
import type { DemoBlock } from '@/src/shared/page';
import { useTranslate } from '../i18n/translate';
import { PageContext } from '../page/PageContext';
import { useFlavour, useVariant } from '../settings/preferences';
import styles from './Demo.module.css';
import { DemoCode } from './DemoCode';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { FramedStage } from './FramedStage';
import type { Island } from './island';
import { getDraftId, useDraft } from './live/drafts';
import { useDemoHash } from './useDemoHash';

interface DemoProps {
  block: DemoBlock;
  islands: Partial<Record<Flavour, Island>>;
}

export function Demo({ block, islands }: DemoProps) {
  const { key, name, label, options, flavours } = block;
  const t = useTranslate();
  const { pathname, themes, hasFlavours } = useContext(PageContext);
  const available = Object.keys(flavours) as Flavour[];
  const wanted = useFlavour();
  const flavour = resolveFlavour(available, wanted);
  const variant = useVariant();
  const codeId = useId();
  const [open, setOpen] = useState(options.defaultCodeOpen ?? false);
  const [failed, setFailed] = useState(false);
  const onFail = useCallback((error: unknown) => {
    console.error(error);
    setFailed(true);
  }, []);
  useDemoHash(name, () => setOpen(true));

  const draft = useDraft(getDraftId(pathname, name, flavour, variant));

  const source = flavours[flavour];
  const island = islands[flavour];
  if (!source || !island) {
    throw new Error(
      `The demo ${key} on ${pathname} has no ${flavour} flavour: its page module and its page data differ`,
    );
  }
  const Stage = options.iframe ? FramedStage : DemoStage;
  return (
    <div
      className={styles.demo}
      id={name}
      data-demo={name}
      role="group"
      aria-label={t('demoLabel', { name: label })}
    >
      <div className={styles.frame} data-bg={getBackground(options.bg)}>
        <Stage
          key={flavour}
          island={island}
          edited={draft?.Edited}
          id={`${pathname}#${name}.${flavour}`}
          title={label}
          themes={themes}
          style={getStageStyle(options)}
          adoptable={flavour === resolveFlavour(available, DEFAULT_FLAVOUR)}
          wrap={(demo) => (
            <DemoErrorBoundary name={name} t={t}>
              {demo}
            </DemoErrorBoundary>
          )}
          onFail={onFail}
        />
      </div>
      {hasFlavours && flavour !== wanted && (
        <p className={styles.note}>
          {t('flavourMissing', { shown: FLAVOURS[flavour], wanted: FLAVOURS[wanted] })}
        </p>
      )}
      {failed && <p role="alert">{t('demoNotLoaded')}</p>}
      {!options.hideToolbar && (
        <>
          <DemoToolbar
            name={name}
            label={label}
            flavours={available}
            flavour={flavour}
            variant={variant}
            open={open}
            codeId={codeId}
            source={source}
            pathname={pathname}
            onToggle={() => setOpen(!open)}
          />
          <DemoCode
            id={codeId}
            name={name}
            label={label}
            disableLiveEdit={options.disableLiveEdit}
            flavour={flavour}
            variant={variant}
            open={open}
            defaultOpen={options.defaultCodeOpen}
            source={source}
            pathname={pathname}
          />
        </>
      )}
    </div>
  );
}

function getBackground(bg: DemoBlock['options']['bg']): string {
  return bg === true ? 'plain' : (bg ?? 'outlined-soft');
}

function getStageStyle({ height, maxWidth }: DemoBlock['options']): CSSProperties | undefined {
  if (height === undefined && maxWidth === undefined) {
    return undefined;
  }
  return {
    ...(height !== undefined && { minHeight: height }),
    ...(maxWidth !== undefined && { width: '100%', maxWidth }),
  };
}
