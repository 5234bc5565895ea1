import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography['title-lg'],
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.vars.palette.primary.outlinedBorder}`,
}));

export default function TypographyMixin() {
  return (
    <Stack spacing={1.5}>
      <Quote>Radio is the only stage with perfect darkness.</Quote>
      <Box sx={{ typography: 'body-xs' }}>Station handbook, page 12</Box>
    </Stack>
  );
}
