import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchStates() {
  const [open, setOpen] = React.useState(true);

  return (
    <Label>
      <Gate
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        slotProps={{
          thumb: ({ checked }) => ({ children: checked ? 'Open' : 'Closed', 'aria-hidden': true }),
        }}
      />
      Lock gate
    </Label>
  );
}

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const Gate = styled(Switch)({
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  width: '120px',
  height: '36px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
  [`& .${switchClasses.track}`]: { display: 'none' },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: '3px',
    insetInlineStart: '3px',
    display: 'grid',
    placeItems: 'center',
    width: '66px',
    borderRadius: '4px',
    fontSize: '14px',
    fontWeight: 600,
    color: 'light-dark(#ffffff, #0f172a)',
    background: 'light-dark(#475569, #94a3b8)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: '47px',
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
