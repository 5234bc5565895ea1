import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipRich() {
  return (
    <Tooltip
      describeChild
      title={
        <React.Fragment>
          <Typography component="div" variant="subtitle2">
            Saturn
          </Typography>
          <Typography component="div" variant="body2">
            Rises at <b>22:14</b>, highest at <b>02:51</b>. Rings tilted by 9°.
          </Typography>
        </React.Fragment>
      }
    >
      <Button variant="outlined">Point at Saturn</Button>
    </Tooltip>
  );
}
