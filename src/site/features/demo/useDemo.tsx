/**
 * The state of a demo, shared by all components that show one: its source, and the props of its stage, toolbar and
 * code.
 */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Flavour } from '@/src/shared/flavours';
import type { DemoBlock } from '@/src/shared/page';
import { useTranslate } from '../../i18n/translate';
import { ErrorBoundary } from '../../ui/island/ErrorBoundary';
import type { Island } from '../../ui/island/island';
import { LoadFailure } from '../../ui/island/LoadFailure';
import { useLoadFailure } from '../../ui/island/useLoadFailure';
import type { SourceQuery } from './demoSource';
import type { EditedDemo } from './live/drafts';
import { type DemoCodeState, useDemoCode } from './useDemoCode';

interface DemoOptions {
  /** Address of the page, without trailing slash. */
  pathname: string;
  block: DemoBlock;
  islands: Partial<Record<Flavour, Island>>;
  /** The flavor to show. */
  flavour: Flavour;
  /** Accessible name of the demo. */
  label: string;
}

interface DemoParts {
  /** Ref for the root element of the demo. */
  blockRef: RefObject<HTMLDivElement | null>;
  code: DemoCodeState;
  /** Callbacks that report whether the code of the demo or its theme has loaded. */
  load: Pick<ReturnType<typeof useLoadFailure>, 'onFail' | 'onLoad'>;
  /** The error message to show if the code failed to load. */
  failure: ReactNode;
  stage: {
    island: Island;
    edited: EditedDemo | undefined;
    wrap: (demo: ReactNode) => ReactNode;
  } & DemoParts['load'];
  toolbar: SourceQuery &
    Pick<DemoCodeState, 'variant' | 'open' | 'onToggle' | 'onEdit' | 'onReset'> & {
      label: string;
      block: RefObject<HTMLDivElement | null>;
    };
  /** Props of `DemoCode`. */
  source: SourceQuery & Pick<DemoCodeState, 'variant' | 'open' | 'onShow'> & { label: string };
}

/** @throws Error when the page's module or data don't contain the flavor. */
export function useDemo({ pathname, block, islands, flavour, label }: DemoOptions): DemoParts {
  const { name, options } = block;
  const t = useTranslate();
  const blockRef = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState(0);
  const { failure, ...load } = useLoadFailure();
  const source = block.flavours[flavour];
  const island = islands[flavour];
  if (!source || !island) {
    throw new Error(
      `The demo ${name} on ${pathname} has no ${flavour} flavour: its page module and its page data differ`,
    );
  }
  const query = { pathname, name, flavour, source };
  const code = useDemoCode(query, options.defaultCodeOpen);
  const { variant, open, draft, onToggle, onShow, onEdit, onReset } = code;
  return {
    blockRef,
    code,
    load,
    failure: failure && <LoadFailure onRetry={failure.retry} />,
    stage: {
      ...load,
      island,
      edited: draft?.Edited,
      wrap: (demo) => (
        <ErrorBoundary key={runs} name={name} t={t}>
          {demo}
        </ErrorBoundary>
      ),
    },
    toolbar: {
      ...query,
      ...{ variant, open, onToggle, onEdit, label },
      block: blockRef,
      onReset: () => {
        onReset();
        setRuns(runs + 1);
      },
    },
    source: { ...query, ...{ variant, open, onShow, label } },
  };
}
