import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InputBaseInlineEdit() {
  const [saved, setSaved] = React.useState('Spring swap at the library');
  const [draft, setDraft] = React.useState(saved);

  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 360 }}>
      <InputBase
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => setSaved(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            setSaved(draft);
          } else if (event.key === 'Escape') {
            setDraft(saved);
          }
        }}
        inputProps={{ 'aria-label': 'Event title' }}
        sx={{
          typography: 'h6',
          px: 1,
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
          '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      />
      <Typography variant="body2" role="status" sx={{ px: 1, color: 'text.secondary' }}>
        {draft === saved ? 'Saved' : 'Enter saves, Escape reverts'}
      </Typography>
    </Stack>
  );
}
