import * as React from 'react';
import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function BadgeInvisible() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Badge color="danger" invisible={!shown}>
        <HiveRoundedIcon
          titleAccess={shown ? 'Hive A, swarm alarm' : 'Hive A'}
          sx={{ fontSize: 40 }}
        />
      </Badge>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={shown} onChange={(event) => setShown(event.target.checked)} />
        }
      >
        Swarm alarm
      </Typography>
    </Stack>
  );
}
