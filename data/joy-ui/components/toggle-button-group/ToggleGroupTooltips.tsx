import AcUnitRoundedIcon from '@mui/icons-material/AcUnitRounded';
import LocalFireDepartmentRoundedIcon from '@mui/icons-material/LocalFireDepartmentRounded';
import WaterDropRoundedIcon from '@mui/icons-material/WaterDropRounded';
import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';

export default function ToggleGroupTooltips() {
  const [stages, setStages] = React.useState(['firing']);

  return (
    <ToggleButtonGroup
      spacing={0.5}
      aria-label="Notify me about"
      value={stages}
      onChange={(_event, next) => setStages(next)}
    >
      <Tooltip title="Drying">
        <IconButton value="drying">
          <WaterDropRoundedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Firing">
        <IconButton value="firing">
          <LocalFireDepartmentRoundedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Cooling">
        <IconButton value="cooling">
          <AcUnitRoundedIcon />
        </IconButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
