import * as React from 'react';
import StarBorderRoundedIcon from '@mui/icons-material/StarBorderRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function IconButtonToggle() {
  const [kept, setKept] = React.useState(false);

  return (
    <Tooltip title="Keep this take">
      <IconButton
        variant={kept ? 'soft' : 'plain'}
        color={kept ? 'warning' : 'neutral'}
        aria-pressed={kept}
        onClick={() => setKept(!kept)}
      >
        {kept ? <StarRoundedIcon /> : <StarBorderRoundedIcon />}
      </IconButton>
    </Tooltip>
  );
}
