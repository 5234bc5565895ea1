import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

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
    <Key
      {...getRootProps()}
      data-pressed={active || undefined}
      data-focus={focusVisible || undefined}
    >
      <Lamp aria-hidden data-on={active || undefined} />
      {active ? 'On air in the booth' : children}
    </Key>
  );
}

export default function ButtonHook() {
  return <TalkKey>Hold to talk to the booth</TalkKey>;
}

const Key = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 18px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '12px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 4px 0 light-dark(#64748b, #94a3b8)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&[data-pressed]': { transform: 'translateY(4px)', boxShadow: 'none' },
  '&[data-focus]': { outline: '3px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '3px' },
});

const Lamp = styled('span')({
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  background: 'light-dark(#94a3b8, #475569)',
  '&[data-on]': { background: 'light-dark(#dc2626, #f87171)' },
});
