import * as React from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

/** Stands for a component of another library. Its text tells whether it receives `ownerState`. */
const Buoy = React.forwardRef<
  HTMLButtonElement,
  React.ComponentProps<'button'> & { ownerState?: object }
>(function Buoy({ ownerState, children, ...props }, ref) {
  return (
    <button {...props} ref={ref}>
      {children} {ownerState ? '(with ownerState)' : '(without ownerState)'}
    </button>
  );
});

const PreparedBuoy = prepareForSlot(Buoy);

export default function CustomizationPrepareForSlot() {
  const [prepared, setPrepared] = React.useState(false);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={prepared}
          onChange={(event) => setPrepared(event.target.checked)}
        />{' '}
        Use prepareForSlot
      </label>
      <Stage>
        <Button className="mark" slots={{ root: prepared ? PreparedBuoy : Buoy }}>
          Mark the buoy
        </Button>
      </Stage>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '480px' });

const Stage = styled('div')({
  '& .mark': {
    padding: '8px 16px',
    border: 0,
    borderRadius: '6px',
    font: 'inherit',
    fontWeight: 600,
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
    cursor: 'pointer',
  },
  '& .base--focusVisible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
