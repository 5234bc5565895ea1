import NotificationsRoundedIcon from '@mui/icons-material/NotificationsRounded';
import * as React from 'react';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeButton() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} badgeInset={4} size="sm" color="danger">
        <IconButton
          variant="outlined"
          size="lg"
          aria-label={`Alarms, ${count} unread`}
          onClick={() => setCount(0)}
        >
          <NotificationsRoundedIcon />
        </IconButton>
      </Badge>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {count === 0 && 'All alarms are read.'}
      </Typography>
    </Stack>
  );
}
