import Divider, { dividerClasses } from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Perforation = styled(Divider)(({ theme }) => ({
  [`&.${dividerClasses.horizontal}`]: {
    blockSize: 0,
    backgroundColor: 'transparent',
    borderBlockStart: `2px dashed ${theme.vars.palette.neutral.outlinedBorder}`,
  },
}));

export default function DividerStyled() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <span>Voucher for one coffee</span>
      <Perforation />
      <span>Valid until the end of the year</span>
    </Stack>
  );
}
