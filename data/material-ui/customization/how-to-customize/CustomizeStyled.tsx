import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function CustomizeStyled() {
  return (
    <Stack direction="row" spacing={2}>
      <PillButton variant="contained">Set sail</PillButton>
      <PillButton variant="outlined">Stay ashore</PillButton>
    </Stack>
  );
}
