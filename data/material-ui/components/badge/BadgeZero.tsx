import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Remove from '@mui/icons-material/Remove';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeZero() {
  const [count, setCount] = useState(1);
  const [showZero, setShowZero] = useState(false);
  const [invisible, setInvisible] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconButton
          aria-label="Remove a letter"
          aria-disabled={count === 0}
          onClick={() => setCount(Math.max(0, count - 1))}
          sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
        >
          <Remove />
        </IconButton>
        <Badge
          badgeContent={count}
          showZero={showZero}
          invisible={invisible}
          color="primary"
          role="img"
          aria-label={`${count} ${count === 1 ? 'letter' : 'letters'}`}
        >
          <MailOutlined />
        </Badge>
        <IconButton aria-label="Add a letter" onClick={() => setCount(count + 1)}>
          <Add />
        </IconButton>
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={showZero} onChange={(_event, on) => setShowZero(on)} />}
          label="Show zero"
        />
        <FormControlLabel
          control={<Switch checked={invisible} onChange={(_event, on) => setInvisible(on)} />}
          label="Invisible"
        />
      </Stack>
    </Stack>
  );
}
