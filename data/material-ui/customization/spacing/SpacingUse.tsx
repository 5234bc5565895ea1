import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Note = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '1px solid currentColor',
}));

export default function SpacingUse() {
  return (
    <Stack spacing={2}>
      <Box sx={{ px: 2, py: 1, border: 1 }}>sx: px and py</Box>
      <Note>styled: theme.spacing(1, 2)</Note>
      <Box sx={{ padding: (theme) => `${theme.spacing(1)} 16px`, border: 1 }}>
        sx with a function
      </Box>
    </Stack>
  );
}
