import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Panel = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  border: '1px solid currentColor',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));

export default function BreakpointsUse() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      <Box sx={{ p: { xs: 1, md: 3 }, border: 1 }}>More padding from md with sx</Box>
      <Panel>More padding from md with styled</Panel>
    </Stack>
  );
}
