import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      divider={
        <Box aria-hidden sx={{ borderInlineStart: '1px solid light-dark(#8089ab, #7a86b8)' }} />
      }
    >
      <span>Mirror 60 cm</span>
      <span>f/6.5</span>
      <span>Fork mount</span>
    </Stack>
  );
}
