/** A demo with its toolbar and code. */
import { type CSSProperties, useContext, useState } from 'react';
import { DEFAULT_FLAVOUR, FLAVOURS, type Flavour, resolveFlavour } from '@/src/shared/flavours';
import { getDemoUrl } from '@/src/shared/demoUrl';
import type { DemoBlock } from '@/src/shared/page';
import { PageContext } from '../../state/PageContext';
import { useFlavour } from '../../state/codePreferences';
import { useTranslate } from '../../i18n/translate';
import type { Island } from '../../ui/island/island';
import styles from './Demo.module.css';
import { DemoCode } from './DemoCode';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { FramedStage } from './FramedStage';
import { useDemo } from './useDemo';
import type { DemoCodeState } from './useDemoCode';
import { DemoFrame } from './view/DemoFrame';
import type { FramedDraft } from './view/framedDraft';
import { type ViewScope, needsDocument } from './view/viewScope';

export interface DemoProps {
  block: DemoBlock;
  islands: Partial<Record<Flavour, Island>>;
}

export function Demo({ block, islands }: DemoProps) {
  const { name, label, options, flavours } = block;
  const t = useTranslate();
  const { pathname, themes, hasFlavours } = useContext(PageContext);
  const available = Object.keys(flavours) as Flavour[];
  const wanted = useFlavour();
  const flavour = resolveFlavour(available, wanted);
  const [scope, setScope] = useState<ViewScope>();
  const { blockRef, code, stage, toolbar, source, failure } = useDemo({
    pathname,
    block,
    islands,
    flavour,
    label,
  });
  const Stage = options.iframe ? FramedStage : DemoStage;
  const note = hasFlavours && flavour !== wanted && <FlavourNote shown={flavour} wanted={wanted} />;
  return (
    <div
      ref={blockRef}
      className={styles.demo}
      id={name}
      data-demo={name}
      role="group"
      aria-label={t('demoLabel', { name: label })}
    >
      <DemoFrame
        bg={getBackground(options.bg)}
        label={label}
        scope={scope}
        onScope={options.hideToolbar ? undefined : setScope}
      >
        {scope && needsDocument(scope.view, options) ? (
          <scope.SizedStage
            title={label}
            src={getDemoUrl({ pathname, name, flavour, ...scope.view })}
            width={scope.view.width}
            height={options.iframe ? (options.height ?? 400) : undefined}
            draft={getFramedDraft(code)}
          />
        ) : (
          <Stage
            {...stage}
            key={flavour}
            id={`${pathname}#${name}.${flavour}`}
            title={label}
            themes={themes}
            style={getStageStyle(options)}
            adoptable={flavour === resolveFlavour(available, DEFAULT_FLAVOUR)}
          />
        )}
      </DemoFrame>
      {options.hideToolbar ? (
        <>
          {note}
          {failure}
        </>
      ) : (
        <>
          <DemoToolbar
            {...toolbar}
            className={styles.strip}
            flavours={available}
            view={{ name, scope, onScope: setScope }}
            onEdit={options.disableLiveEdit ? undefined : toolbar.onEdit}
          >
            {note}
            {failure}
          </DemoToolbar>
          <DemoCode
            {...source}
            className={styles.attached}
            disableLiveEdit={options.disableLiveEdit}
            defaultOpen={options.defaultCodeOpen}
          />
        </>
      )}
    </div>
  );
}

/** Returns the edits for a demo in an iframe. Code that waits for the reader doesn't run there either. */
function getFramedDraft({ variant, draft }: DemoCodeState): FramedDraft {
  return { variant, text: draft?.waiting ? undefined : draft?.text };
}

/** Says that another flavor than the chosen one is displayed. */
function FlavourNote({ shown, wanted }: { shown: Flavour; wanted: Flavour }) {
  const t = useTranslate();
  return (
    <p className={styles.message}>
      {t('flavourMissing', { shown: FLAVOURS[shown], wanted: FLAVOURS[wanted] })}
    </p>
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
