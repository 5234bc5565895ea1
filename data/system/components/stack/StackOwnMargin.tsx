import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackOwnMargin() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        alignItems: 'center',
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 420,
        p: 1.5,
        border: 1,
        borderRadius: 2,
        borderColor: 'light-dark(#b5bcd8, #46507c)',
      }}
    >
      <strong>Night 212</strong>
      <span>Clear</span>
      <Box
        component="a"
        href="#margins-of-the-children"
        sx={{ marginInlineStart: 'auto', color: 'light-dark(#2b3a9a, #aebcff)' }}
      >
        Log
      </Box>
    </Stack>
  );
}
