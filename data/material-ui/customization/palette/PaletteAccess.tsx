import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Ticket = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  border: `2px dashed ${(theme.vars ?? theme).palette.success.main}`,
  color: (theme.vars ?? theme).palette.text.primary,
}));

export default function PaletteAccess() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ p: 1.5, border: 2, borderColor: 'success.main', color: 'text.primary' }}>
        sx with a palette path
      </Box>
      <Ticket>styled with the theme</Ticket>
      <Box
        sx={{
          p: 1.5,
          border: (theme) => `2px dotted ${(theme.vars ?? theme).palette.success.main}`,
          color: 'text.primary',
        }}
      >
        sx with a function
      </Box>
    </Stack>
  );
}
