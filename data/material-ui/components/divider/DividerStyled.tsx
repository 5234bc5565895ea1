import Box from '@mui/material/Box';
import Divider, { dividerClasses } from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const CutLine = styled(Divider)(({ theme }) => ({
  marginBlock: 16,
  borderStyle: 'dashed',
  borderColor: (theme.vars ?? theme).palette.text.secondary,
  '&::before, &::after': {
    borderTopStyle: 'dashed',
    borderColor: (theme.vars ?? theme).palette.text.secondary,
  },
  [`& .${dividerClasses.wrapper}`]: { fontSize: '0.875rem', letterSpacing: '0.08em' },
}));

export default function DividerStyled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      Voucher for one loaf
      <CutLine role="presentation">✂ Cut here</CutLine>
      Valid until the end of June
    </Box>
  );
}
