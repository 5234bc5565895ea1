/** The look of the playground, and the anchor of its popper, because its props can't be elements. */
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Popper as BasePopper, type PopperProps } from '@mui/base/Popper';
import { styled } from '@mui/system';

const getAnchor = () => document.getElementById('playground-popper-anchor')!;

export function Popper(props: PopperProps) {
  return <Panel {...props} anchorEl={getAnchor} />;
}

export const Button = styled(BaseButton)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Panel = styled(BasePopper)({
  zIndex: 1,
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  width: 'max-content',
  padding: '8px 8px 8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
