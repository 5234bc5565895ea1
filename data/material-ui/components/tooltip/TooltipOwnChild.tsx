import * as React from 'react';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';

interface ReadingProps extends ButtonBaseProps {
  value: string;
}

const Reading = React.forwardRef<HTMLButtonElement, ReadingProps>(function Reading(
  { value, ...props },
  ref,
) {
  return (
    <ButtonBase
      {...props}
      ref={ref}
      sx={{
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        typography: 'h6',
        '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      {value}
    </ButtonBase>
  );
});

export default function TooltipOwnChild() {
  return (
    <Tooltip describeChild title="Sensor next to the mirror, one minute ago">
      <Reading value="4.2 °C" />
    </Tooltip>
  );
}
