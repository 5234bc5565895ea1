import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Seat = styled('div')<{ booked: number }>(({ theme, booked }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: theme.vars
    ? `rgba(${theme.vars.palette.success.mainChannel} / ${booked / 200})`
    : theme.palette.action.selected,
}));

export default function VariablesChannels() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
      <Seat booked={20}>Deck 1: 20% booked</Seat>
      <Seat booked={50}>Deck 2: 50% booked</Seat>
      <Seat booked={80}>Deck 3: 80% booked</Seat>
    </Stack>
  );
}
