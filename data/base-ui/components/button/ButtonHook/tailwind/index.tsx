import * as React from 'react';
import { useButton } from '@mui/base/useButton';

type TalkKeyProps = {
  children: React.ReactNode;
  disabled?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
};

function TalkKey({ children, disabled, ref }: TalkKeyProps) {
  const { getRootProps, active, focusVisible } = useButton({
    disabled,
    rootElementName: 'button',
    rootRef: ref,
  });

  return (
    <button
      className={keyClass}
      {...getRootProps()}
      data-pressed={active || undefined}
      data-focus={focusVisible || undefined}
    >
      <span className={lampClass} aria-hidden data-on={active || undefined} />
      {active ? 'On air in the booth' : children}
    </button>
  );
}

export default function ButtonHook() {
  return <TalkKey>Hold to talk to the booth</TalkKey>;
}

const keyClass =
  'inline-flex cursor-pointer touch-manipulation items-center gap-2.5 rounded-xl border-2 border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-4.5 py-3 font-[inherit] text-base font-semibold text-slate-900 dark:text-slate-100 shadow-[0_4px_0] shadow-slate-500 dark:shadow-slate-400 data-pressed:translate-y-1 data-pressed:shadow-none data-focus:outline-3 data-focus:outline-offset-3 data-focus:outline-teal-600 dark:data-focus:outline-teal-400';

const lampClass =
  'size-3 rounded-full bg-slate-400 data-on:bg-red-600 dark:bg-slate-600 dark:data-on:bg-red-400';
