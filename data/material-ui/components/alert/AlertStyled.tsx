import Alert, { alertClasses } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Notice = styled(Alert)({
  borderRadius: 0,
  borderInlineStart: '6px solid',
  [`& .${alertClasses.icon}`]: { display: 'none' },
  [`&.${alertClasses.colorError}`]: { fontWeight: 700 },
});

export default function AlertStyled() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Notice severity="info">Works on the viaduct until Friday.</Notice>
      <Notice severity="error">Do not lean out of the windows on the viaduct.</Notice>
    </Stack>
  );
}
