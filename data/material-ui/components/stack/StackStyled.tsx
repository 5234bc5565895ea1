import Stack, { stackClasses } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Jetty = styled(Stack)(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlock: `4px double ${(theme.vars ?? theme).palette.primary.main}`,
  [`& .${stackClasses.root}`]: { paddingInlineStart: theme.spacing(3) },
}));

export default function StackStyled() {
  return (
    <Jetty spacing={1}>
      <span>Jetty A, sailing boats</span>
      <Stack spacing={0.5}>
        <span>Berth 1: Tern</span>
        <span>Berth 2: free</span>
      </Stack>
    </Jetty>
  );
}
