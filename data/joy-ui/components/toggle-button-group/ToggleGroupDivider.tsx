import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupDivider() {
  const [views, setViews] = React.useState(['kiln']);

  return (
    <ToggleButtonGroup
      variant="plain"
      aria-label="Calendar"
      value={views}
      onChange={(_event, next) => setViews(next)}
      sx={{ '--ButtonGroup-separatorSize': '0px' }}
    >
      <Button value="wheel">Wheels</Button>
      <Divider />
      <Button value="kiln">Kilns</Button>
      <Divider />
      <Button value="class">Classes</Button>
    </ToggleButtonGroup>
  );
}
