import { useState } from 'react';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeOnButton() {
  const [count, setCount] = useState(2);

  return (
    <Box>
      <Stack direction="row" spacing={2}>
        <IconButton
          aria-label={count > 0 ? `Notices, ${count} new` : 'Notices'}
          onClick={() => setCount(0)}
        >
          <Badge badgeContent={count} color="primary">
            <NotificationsNoneOutlined />
          </Badge>
        </IconButton>
        <Button variant="outlined" onClick={() => setCount(count + 1)}>
          Send a notice
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {count === 1 ? '1 new notice' : `${count} new notices`}
      </Typography>
    </Box>
  );
}
