import Button from '@mui/joy/Button';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Ticket = styled('article')(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: theme.vars.radius.xl,
  border: `2px dashed ${theme.vars.palette.success.outlinedBorder}`,
  ...theme.variants.soft.success,
  ...applySoftInversion('success')(theme),
}));

export default function InversionStyled() {
  return (
    <Ticket>
      <Typography level="title-lg">Lighthouse, return</Typography>
      <Typography sx={{ mb: 2 }}>Valid until the last ferry on Sunday</Typography>
      <Button variant="outlined">Show the code</Button>
    </Ticket>
  );
}
