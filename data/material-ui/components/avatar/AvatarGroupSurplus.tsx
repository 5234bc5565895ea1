import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tenors = ['Finn', 'Goran', 'Hiro', 'Ivan', 'Jae', 'Kofi'];

export default function AvatarGroupSurplus() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 76 }}>
      <AvatarGroup
        max={4}
        role="group"
        aria-label="Tenors"
        slotProps={{
          surplus: {
            component: ButtonBase,
            'aria-label': `+${tenors.length - 3} other tenors`,
            'aria-expanded': open,
            onClick: () => setOpen(!open),
            sx: {
              bgcolor: 'grey.700',
              color: 'common.white',
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'text.primary' },
            },
          },
        }}
      >
        {tenors.map((name) => (
          <Avatar
            key={name}
            role="img"
            aria-label={name}
            sx={{ bgcolor: '#6a1b9a', color: '#fff' }}
          >
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
      {open && <Typography>{tenors.slice(3).join(', ')}</Typography>}
    </Stack>
  );
}
