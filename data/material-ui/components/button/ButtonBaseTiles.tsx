import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sites = [
  { name: 'Ridge hut', note: '2,340 m, 12 bunks' },
  { name: 'Moraine camp', note: '1,980 m, 6 tents' },
  { name: 'River bothy', note: '1,120 m, 4 bunks' },
];

export default function ButtonBaseTiles() {
  const labelId = React.useId();
  const [site, setSite] = React.useState('Moraine camp');

  return (
    <div role="group" aria-labelledby={labelId}>
      <Typography id={labelId} gutterBottom>
        Where do you sleep tonight?
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        {sites.map(({ name, note }) => (
          <ButtonBase
            key={name}
            focusRipple
            centerRipple
            aria-pressed={site === name}
            onClick={() => setSite(name)}
            sx={{
              flexDirection: 'column',
              alignItems: 'flex-start',
              p: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
              '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
            }}
          >
            <Typography component="span">{name}</Typography>
            <Typography component="span" variant="body2" color="text.secondary">
              {note}
            </Typography>
          </ButtonBase>
        ))}
      </Stack>
    </div>
  );
}
