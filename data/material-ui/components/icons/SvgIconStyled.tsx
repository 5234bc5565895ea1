import TrainOutlined from '@mui/icons-material/TrainOutlined';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Signed = styled(TrainOutlined)(({ theme }) => ({
  padding: 6,
  borderRadius: 6,
  fontSize: 40,
  backgroundColor: '#0d3b66',
  color: '#fff',
  boxShadow: `0 0 0 2px ${(theme.vars ?? theme).palette.background.paper}`,
}));

export default function SvgIconStyled() {
  return (
    <Stack direction="row" spacing={2}>
      <Signed titleAccess="Trains" />
      <Signed titleAccess="Night trains" sx={{ backgroundColor: '#4a148c' }} />
    </Stack>
  );
}
