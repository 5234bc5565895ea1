import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './styles.css';

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
      className="button-hook-key"
      {...getRootProps()}
      data-pressed={active || undefined}
      data-focus={focusVisible || undefined}
    >
      <span className="button-hook-lamp" aria-hidden data-on={active || undefined} />
      {active ? 'On air in the booth' : children}
    </button>
  );
}

export default function ButtonHook() {
  return <TalkKey>Hold to talk to the booth</TalkKey>;
}
