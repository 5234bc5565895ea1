import MailRoundedIcon from '@mui/icons-material/MailRounded';
import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BadgeZero() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={5}>
        <Badge badgeContent={count}>
          <MailRoundedIcon titleAccess="Messages" sx={{ fontSize: 40 }} />
        </Badge>
        <Badge badgeContent={count} showZero>
          <MailRoundedIcon titleAccess="Messages:" sx={{ fontSize: 40 }} />
        </Badge>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button size="sm" variant="soft" onClick={() => setCount(count + 1)}>
          Receive
        </Button>
        <Button size="sm" variant="soft" onClick={() => setCount(0)}>
          Read all
        </Button>
      </Stack>
    </Stack>
  );
}
