import { useId, useState, type MouseEvent } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition as Position } from '@mui/material/Popover';

export default function PopoverPosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const open = position !== null;
  const id = useId();

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const byKeyboard = event.detail === 0;
    setPosition({
      left: byKeyboard ? left + width / 2 : event.clientX,
      top: byKeyboard ? top + height / 2 : event.clientY,
    });
  };

  return (
    <>
      <ButtonBase
        aria-label="Add a note to the yard plan"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={handleClick}
        sx={{
          width: '100%',
          maxWidth: 420,
          color: 'text.secondary',
          '&.Mui-focusVisible': { outline: '3px solid' },
        }}
      >
        <svg viewBox="0 0 420 140" width="100%" fill="none" stroke="currentColor" strokeWidth="3">
          <path d="M10 70h400M60 70q60 0 110-40h190M60 70q60 0 110 40h150" />
          <path d="M200 20h70v20h-70zM250 60h90v20h-90z" fill="currentColor" stroke="none" />
        </svg>
      </ButtonBase>
      <Popover
        id={id}
        open={open}
        onClose={() => setPosition(null)}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note', sx: { p: 1.5 } } }}
      >
        The switch is stiff here
      </Popover>
    </>
  );
}
