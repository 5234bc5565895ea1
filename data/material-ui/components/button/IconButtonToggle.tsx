import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtonToggle() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Camp Lindqvist</Typography>
      <IconButton
        aria-label="Favorite camp"
        aria-pressed={starred}
        color={starred ? 'primary' : 'default'}
        onClick={() => setStarred((value) => !value)}
      >
        {starred ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
    </Stack>
  );
}
