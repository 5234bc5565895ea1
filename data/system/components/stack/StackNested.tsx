import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackNested() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', maxWidth: 380 }}>
      <Box
        component="svg"
        viewBox="0 0 48 48"
        aria-hidden
        sx={{ width: 56, height: 56, flexShrink: 0, color: 'light-dark(#5566c4, #93a4ff)' }}
      >
        <path
          d="M6 22 32 8l6 11-26 14Zm12 9-6 13m8-14 10 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      </Box>
      <Stack useFlexGap spacing={0.5}>
        <strong>East refractor</strong>
        <span>Booked by the variable star group</span>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', opacity: 0.85 }}>
          <span>Lens of 15 cm</span>
          <span aria-hidden>·</span>
          <span>Free from 23:30</span>
        </Stack>
      </Stack>
    </Stack>
  );
}
