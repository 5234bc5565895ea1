import Paper, { paperClasses } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Sheet = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundImage: 'none',
  backgroundColor: '#f6efdf',
  color: '#2b2418',
  [`&.${paperClasses.outlined}`]: { borderStyle: 'dashed', borderColor: '#8a7a58' },
}));

export default function PaperStyled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Sheet square elevation={2}>
        <Typography>Fair copy</Typography>
      </Sheet>
      <Sheet square variant="outlined">
        <Typography>Proof</Typography>
      </Sheet>
    </Stack>
  );
}
