import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';

interface DepthProps extends React.ComponentProps<'output'> {
  meters: number;
}

function Depth({ meters, ...props }: DepthProps) {
  return (
    <output tabIndex={0} {...props}>
      {meters} m
    </output>
  );
}

export default function ComposedTooltip() {
  return (
    <Tooltip title="Measured below the keel" describeChild>
      <Depth meters={4.2} />
    </Tooltip>
  );
}
