/** A demo with its toolbar and its code. */
import { type CSSProperties, useContext, useRef, useState } from 'react';
import { DEFAULT_FLAVOUR, FLAVOURS, type Flavour, resolveFlavour } from '@/src/shared/flavours';
import { getDemoUrl } from '@/src/shared/demoUrl';
import type { DemoBlock } from '@/src/shared/page';
import { useTranslate } from '../../i18n/translate';
import { PageContext } from '../../state/PageContext';
import { useFlavour } from '../../state/codePreferences';
import styles from './Demo.module.css';
import { DemoCode } from './DemoCode';
import { ErrorBoundary } from '../../ui/island/ErrorBoundary';
import { DemoStage } from './DemoStage';
import { LoadFailure } from '../../ui/island/LoadFailure';
import { DemoToolbar } from './DemoToolbar';
import { FramedStage } from './FramedStage';
import type { Island } from '../../ui/island/island';
import { useDemoCode } from './useDemoCode';
import { DemoViewMenu } from './view/DemoViewMenu';
import { useLoadFailure } from '../../ui/island/useLoadFailure';
import { DemoFrame } from './view/DemoFrame';
import { type ViewScope, needsDocument } from './view/viewScope';

export interface DemoProps {
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
  const [runs, setRuns] = useState(0);
  const blockRef = useRef<HTMLDivElement>(null);
  const [scope, setScope] = useState<ViewScope>();
  const { failure, onFail, onLoad } = useLoadFailure();

  const source = flavours[flavour];
  const island = islands[flavour];
  if (!source || !island) {
    throw new Error(
      `The demo ${key} on ${pathname} has no ${flavour} flavour: its page module and its page data differ`,
    );
  }
  const { variant, codeId, open, draft, ...code } = useDemoCode(
    { pathname, name, flavour, source },
    options.defaultCodeOpen,
  );
  const Stage = options.iframe ? FramedStage : DemoStage;
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
            draft={{ variant, text: draft?.text }}
          />
        ) : (
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
              <ErrorBoundary key={runs} name={name} t={t}>
                {demo}
              </ErrorBoundary>
            )}
            onFail={onFail}
            onLoad={onLoad}
          />
        )}
      </DemoFrame>
      {hasFlavours && flavour !== wanted && (
        <p className={styles.note}>
          {t('flavourMissing', { shown: FLAVOURS[flavour], wanted: FLAVOURS[wanted] })}
        </p>
      )}
      {failure && <LoadFailure onRetry={failure.retry} />}
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
            block={blockRef}
            view={<DemoViewMenu label={label} scope={scope} onScope={setScope} />}
            onToggle={code.onToggle}
            onEdit={options.disableLiveEdit ? undefined : code.onEdit}
            onReset={() => {
              code.onReset();
              setRuns(runs + 1);
            }}
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
