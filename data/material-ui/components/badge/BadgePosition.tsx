import { useState } from 'react';
import LocalPostOfficeOutlined from '@mui/icons-material/LocalPostOfficeOutlined';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function BadgePosition() {
  const [vertical, setVertical] = useState<BadgeOrigin['vertical']>('top');
  const [horizontal, setHorizontal] = useState<BadgeOrigin['horizontal']>('right');

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={12}
        color="primary"
        anchorOrigin={{ vertical, horizontal }}
        role="img"
        aria-label="12 letters"
      >
        <LocalPostOfficeOutlined fontSize="large" />
      </Badge>
      <Box>
        <RadioGroup row aria-label="Vertical" value={vertical}>
          {(['top', 'bottom'] as const).map((edge) => (
            <FormControlLabel
              key={edge}
              value={edge}
              control={<Radio onChange={() => setVertical(edge)} />}
              label={edge}
            />
          ))}
        </RadioGroup>
        <RadioGroup row aria-label="Horizontal" value={horizontal}>
          {(['left', 'right'] as const).map((edge) => (
            <FormControlLabel
              key={edge}
              value={edge}
              control={<Radio onChange={() => setHorizontal(edge)} />}
              label={edge}
            />
          ))}
        </RadioGroup>
      </Box>
    </Stack>
  );
}
