import BlockRoundedIcon from '@mui/icons-material/BlockRounded';
import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ChipDeleteStyles() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip
          size="lg"
          variant="outlined"
          endDecorator={
            <ChipDelete
              variant="soft"
              sx={{ m: 0 }}
              aria-label="Cancel table 4"
              onDelete={() => setMessage('Table 4 stays until the host confirms.')}
            />
          }
        >
          Table 4
        </Chip>
        <Chip
          size="lg"
          variant="soft"
          color="primary"
          endDecorator={
            <ChipDelete
              variant="solid"
              color="danger"
              aria-label="Block table 9"
              sx={{ m: 0 }}
              onDelete={() => setMessage('Table 9 is blocked for repairs.')}
            >
              <BlockRoundedIcon />
            </ChipDelete>
          }
        >
          Table 9
        </Chip>
      </Stack>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
