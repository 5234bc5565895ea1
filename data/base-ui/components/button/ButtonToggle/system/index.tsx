import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const functions = ['Mute', 'Solo', 'Arm for recording'];

export default function ButtonToggle() {
  const [active, setActive] = React.useState(['Solo']);

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((item) => item !== name) : [...active, name]);

  return (
    <Strip role="group" aria-label="Channel 4, cello">
      {functions.map((name) => (
        <Toggle key={name} aria-pressed={active.includes(name)} onClick={() => toggle(name)}>
          {name}
        </Toggle>
      ))}
    </Strip>
  );
}

const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
});

const Toggle = styled(Button)({
  boxSizing: 'border-box',
  padding: '8px 14px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '999px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'transparent',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
    borderColor: 'light-dark(#115e59, #5eead4)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
